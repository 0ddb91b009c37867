import { useQueries } from "@tanstack/react-query";
import { leftFor, type FurtherWish, type StockLeft } from "#domain/availability/further-choice.ts";
import type { Addon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { availability } from "#web/api/offers.ts";

type Asked = {
  wish: FurtherWish;
  stay: Stay | null;
  addons: readonly Addon[];
  /** Units that the booking has already, item by item: they are not in its way. */
  own?: ReadonlyMap<number, number> | undefined;
};

/** Of an addon that is taken from stock, how many this wish may have; undefined of all others, and until it is known. */
export function useAddonStock({ wish, stay, addons, own }: Asked) {
  const items = [...new Set(addons.flatMap(({ linkedItemId }) => linkedItemId ?? []))];
  const asked = stay ? items.map((id) => availability(id, stay)) : [];
  const answers = useQueries({ queries: asked });
  return ({ id: addonId }: { id: number }): StockLeft | undefined => {
    const rentalItemId = addons.find(({ id }) => id === addonId)?.linkedItemId;
    if (!rentalItemId) return undefined;
    const free = answers[items.indexOf(rentalItemId)]?.data?.available;
    if (free === undefined) return undefined;
    const had = own?.get(rentalItemId) ?? 0;
    return leftFor({ rentalItemId, addonId }, free + had, wish, addons);
  };
}
