import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PriceAnswer } from "#contracts/offers.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { stayPrice, type PriceWish } from "#web/api/offers.ts";
import { toast } from "#web/ui/toast-store.ts";
import { isAboutStay } from "#web/public/checkout/steps/open-refusal.ts";
import { priceFailure } from "#web/public/checkout/texts.ts";

export type Price = {
  data: PriceAnswer | undefined;
  /** It is that of what was wanted a moment ago. */
  isStale: boolean;
  hasFailed: boolean;
  /** Why, when it is the choice that cannot be priced and trying again would not help. */
  reason: string | undefined;
  retry: () => void;
};

export function usePrice(stay: PriceWish): Price {
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...stayPrice(stay),
    placeholderData: keepPreviousData,
  });
  const hasFailed = isError && !isFetching;
  const isRefused = error instanceof ApiError && isAboutStay(error.code ?? "");
  const reason = isRefused ? sentenceFor(error) : undefined;
  useEffect(() => {
    if (hasFailed) toast({ ...priceFailure(reason), variant: "destructive" });
    // Once for each failure, whose reason came with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasFailed]);
  return {
    data: isError ? undefined : data,
    isStale: isPlaceholderData,
    hasFailed,
    reason,
    retry: () => void refetch(),
  };
}
