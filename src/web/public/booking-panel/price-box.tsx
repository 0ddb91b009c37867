import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { quoteStay } from "#domain/pricing/quote.ts";
import { stayPrice } from "#web/api/offers.ts";
import { PriceExplained } from "#web/shell/price-explained.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { MESSAGES } from "./texts.ts";
import { useDebounced } from "./use-debounced.ts";

const DEBOUNCE_MS = 300;

type PriceBoxProps = {
  item: RentalItem;
  addons: Addon[];
  stay: Stay;
  wish: { quantity: number; selectedAddons: SelectedAddon[] };
};

/** The price with its explanation. Until the server has answered, or if it does not, the same rule is asked here. */
export function PriceBox({ item, addons, stay, wish }: PriceBoxProps) {
  const asked = { rentalItemId: item.id, ...stay, ...wish };
  const settled = useDebounced(asked, DEBOUNCE_MS);
  const isSettled = JSON.stringify(asked) === JSON.stringify(settled);
  const { data, isError } = useQuery({ ...stayPrice(settled), enabled: isSettled });
  useEffect(() => {
    if (isError) toast({ ...MESSAGES.priceFailed, variant: "destructive" });
  }, [isError]);

  const confirmed = isSettled ? data : undefined;
  const own = quoteStay(item, { seasons: item.seasons, addons }, { stay, ...wish });
  const quote = confirmed ?? (own.ok ? own.value : undefined);
  if (!quote) return null;
  return <PriceExplained quote={quote} isPreliminary={confirmed === undefined} />;
}
