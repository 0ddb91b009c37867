import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FurtherThing } from "#contracts/offers.ts";
import { leftFor, type FurtherWish, type StockLeft } from "#domain/availability/further-choice.ts";
import type { Addon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { furtherThings } from "#web/api/offers.ts";
import { readKeptStay } from "#web/shell/kept-stay.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";

/** What somebody wants, with the extras that the main thing has. */
export type TogetherWish = FurtherWish & { stay: Stay; addons: readonly Addon[] };

export type KnownThings = {
  things: FurtherThing[] | undefined;
  /** What other days would give is shown until these have been told. */
  isStale: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** How many of a thing this wish may have; undefined where it is not offered. */
  leftOf: (itemId: number) => StockLeft | undefined;
};

/** What can be had along with the main thing. Units that this tab's own checkout holds are its own. */
export function useThings(wish: TogetherWish, isAsked: boolean): KnownThings {
  const [now] = useState(() => Date.now());
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...furtherThings({ ...wish, ...wish.stay }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const kept = isAsked ? readKeptStay(tabMemory, { ...wish.stay, ...wish }, now) : undefined;
  const held = kept && "heldUntil" in kept ? (kept.lines ?? []) : [];
  return {
    things: isPlaceholderData && isError ? undefined : data,
    isStale: isPlaceholderData && isFetching,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
    leftOf: (itemId) => {
      const thing =
        itemId === wish.rentalItemId ? undefined : data?.find(({ id }) => id === itemId);
      if (!thing) return undefined;
      const own = held.find((line) => line.rentalItemId === itemId)?.quantity ?? 0;
      const one = { rentalItemId: itemId, addonId: null };
      return leftFor(one, thing.available + own, wish, wish.addons);
    },
  };
}

/** Whether all that was added can be had, as far as has been told. */
export function isAllFree({ lines }: TogetherWish, { things, isStale, leftOf }: KnownThings) {
  if (!things || isStale) return true;
  return lines.every(({ rentalItemId, quantity }) => quantity <= (leftOf(rentalItemId)?.left ?? 0));
}
