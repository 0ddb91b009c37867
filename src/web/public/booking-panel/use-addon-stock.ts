import { useQueries } from "@tanstack/react-query";
import type { Addon } from "#contracts/catalog.ts";
import { leftFor, type FurtherWish } from "#domain/availability/further-choice.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { availability } from "#web/api/offers.ts";

/** Of an addon that is taken from stock, how many this wish may have; undefined of all others, and until it is known. */
export function useAddonStock(wish: FurtherWish, stay: Stay | null, addons: readonly Addon[]) {
  const items = [...new Set(addons.flatMap(({ linkedItemId }) => linkedItemId ?? []))];
  const asked = stay ? items.map((id) => availability(id, stay)) : [];
  const answers = useQueries({ queries: asked });
  return ({ id: addonId }: { id: number }): number | undefined => {
    const rentalItemId = addons.find(({ id }) => id === addonId)?.linkedItemId;
    if (!rentalItemId) return undefined;
    const free = answers[items.indexOf(rentalItemId)]?.data?.available;
    return free === undefined ? undefined : leftFor({ rentalItemId, addonId }, free, wish, addons);
  };
}
