import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { quoteStay } from "#domain/pricing/quote.ts";
import { ApiError } from "#web/api/api-error.ts";
import { stayPrice } from "#web/api/offers.ts";
import { PriceExplained } from "#web/shell/price-explained.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { MESSAGES } from "./texts.ts";

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
  const { data, error, refetch } = useQuery({
    ...stayPrice(settled ?? asked),
    enabled: isSettled,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (error)
      toast({ ...(isGone ? MESSAGES.gone : MESSAGES.priceFailed), variant: "destructive" });
  }, [error, isGone]);

  const confirmed = isSettled ? data : undefined;
  const own = quoteStay(item, { seasons: item.seasons, addons }, { stay, ...wish });
  const quote = confirmed ?? (own.ok ? own.value : undefined);
  if (isGone) return <p>{MESSAGES.gone.title}</p>;
  if (!quote) return null;
  return (
    <>
      <PriceExplained quote={quote} isPreliminary={confirmed === undefined} />
      {isSettled && error && (
        <Button
          look="quiet"
          className="button-small justify-self-start"
          onClick={() => void refetch()}
        >
          Räkna om priset
        </Button>
      )}
    </>
  );
}

/** A value once it has stood still for a while; nothing before the first has. */
function useDebounced<T>(value: T, milliseconds: number): T | undefined {
  const [settled, setSettled] = useState<T>();
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
    // The value by its content: a new object with the same content is no change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, milliseconds]);
  return settled;
}
