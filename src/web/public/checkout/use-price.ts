import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PriceAnswer } from "#contracts/offers.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { stayPrice, type PriceWish } from "#web/api/offers.ts";
import { toast } from "#web/ui/toast-store.ts";
import { isAboutStay } from "./open-refusal.ts";
import { MESSAGES } from "./texts.ts";

export type Price = {
  data: PriceAnswer | undefined;
  hasFailed: boolean;
  /** Why, when it is the choice that cannot be priced and trying again would not help. */
  reason: string | undefined;
  retry: () => void;
};

export function usePrice(stay: PriceWish): Price {
  const { data, error, isError, isFetching, refetch } = useQuery(stayPrice(stay));
  const hasFailed = isError && !isFetching;
  useEffect(() => {
    if (hasFailed) toast({ ...MESSAGES.priceFailed, variant: "destructive" });
  }, [hasFailed]);
  const isRefused = error instanceof ApiError && isAboutStay(error.code ?? "");
  return {
    data: isError ? undefined : data,
    hasFailed,
    reason: isRefused ? sentenceFor(error) : undefined,
    retry: () => void refetch(),
  };
}
