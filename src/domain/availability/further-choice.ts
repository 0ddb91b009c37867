import { stockTaken, type LineWish, type ThingFacts } from "#domain/availability/check-lines.ts";
import { unitsProblem } from "#domain/availability/check-stay.ts";
import type { Addon, SelectedAddon } from "#domain/catalog/item.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";

/** So many further things a booking may have. */
export const MOST_LINES = 30;

/** How many of a thing can be had through a whole stay, along with another. */
export function unitsToHave(
  thing: Pick<ThingFacts, "blocked" | "freeOn" | "turnaround">,
  stay: Stay,
): number {
  let units = Math.max(0, Math.min(...nightsOf(stay).map(thing.freeOn)));
  while (units > 0 && unitsProblem({ ...thing, quantity: units }, stay)) units -= 1;
  return units;
}

/** The lines with another number of a thing; with none it is taken away. What is new comes last. */
export function withLine(lines: readonly LineWish[], { rentalItemId, quantity }: LineWish) {
  const isNew = lines.every((line) => line.rentalItemId !== rentalItemId);
  const changed = lines.map((line) =>
    line.rentalItemId === rentalItemId ? { rentalItemId, quantity } : line,
  );
  return [...changed, ...(isNew ? [{ rentalItemId, quantity }] : [])].filter(
    (line) => line.quantity > 0,
  );
}

/** What is wanted in all. */
export type FurtherWish = LineWish & {
  lines: readonly LineWish[];
  selectedAddons: readonly SelectedAddon[];
};

type StockAddon = Pick<Addon, "id" | "linkedItemId">;

/**
 * How many units of an item are left for one further thing, or for one extra that is taken from stock, when the rest of
 * the same wish has taken its own.
 *
 * @param free those that nobody else holds
 */
export function leftFor(
  one: { rentalItemId: number; addonId: number | null },
  free: number,
  wish: FurtherWish,
  addons: readonly StockAddon[],
): number {
  const main = wish.rentalItemId === one.rentalItemId ? wish.quantity : 0;
  const others = stockTaken(wish, addons)
    .filter(({ rentalItemId }) => rentalItemId === one.rentalItemId)
    .filter(({ addonId }) => addonId !== one.addonId);
  return Math.max(
    0,
    others.reduce((left, { quantity }) => left - quantity, free - main),
  );
}
