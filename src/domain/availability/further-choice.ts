import {
  stockTaken,
  unitsTaken,
  type LineWish,
  type ThingFacts,
} from "#domain/availability/check-lines.ts";
import { unitsProblem, windowProblem, type DayLimits } from "#domain/availability/check-stay.ts";
import type { Addon, ItemType, SelectedAddon } from "#domain/catalog/item.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";

/** So many further things a booking may have. */
export const MOST_LINES = 30;

/**
 * How many of a thing can be had through a whole stay, along with another: none on days that nothing can be had on.
 *
 * @param window left out for whoever may set it aside
 */
export function unitsToHave(
  thing: Pick<ThingFacts, "blocked" | "freeOn" | "turnaround" | "splits">,
  stay: Stay,
  window?: DayLimits,
): number {
  if (window && windowProblem(window, stay)) return 0;
  let units = Math.max(0, Math.min(...nightsOf(stay).map(thing.freeOn)));
  while (units > 0 && unitsProblem({ ...thing, quantity: units }, stay)) units -= 1;
  return units;
}

/** Whether the shop has equipment besides a thing, on whatever days. */
export function hasMoreThan(
  mainId: number,
  items: readonly { id: number; type: ItemType }[],
): boolean {
  return items.some(({ id, type }) => type === "equipment" && id !== mainId);
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

/** How many units of an item one part of a wish may have, and how many of the free ones its other parts take. */
export type StockLeft = { left: number; beside: number };

/**
 * What is left for one further thing, or for one extra that is taken from stock, when the rest of the same wish has
 * taken its own.
 *
 * @param free those that nobody else holds
 */
export function leftFor(
  one: { rentalItemId: number; addonId: number | null },
  free: number,
  wish: FurtherWish,
  addons: readonly StockAddon[],
): StockLeft {
  const beside = Math.min(free, takenBeside(one, wish, addons));
  return { left: free - beside, beside };
}

function takenBeside(
  one: { rentalItemId: number; addonId: number | null },
  wish: FurtherWish,
  addons: readonly StockAddon[],
): number {
  const own = stockTaken(wish, addons).find(
    ({ rentalItemId, addonId }) => rentalItemId === one.rentalItemId && addonId === one.addonId,
  );
  return (unitsTaken(wish, addons).get(one.rentalItemId) ?? 0) - (own?.quantity ?? 0);
}

type MainChoice = { quantity: number; addons: SelectedAddon[]; lines: LineWish[] };

/**
 * What is left of a choice on the page of an item: all of it on the page where it was made. To another the further
 * things go along; one that is opened itself becomes the main thing, as many as there were of it.
 */
export function choiceFor(
  itemId: number,
  chosen: MainChoice & { itemId: number | null },
): MainChoice {
  const { quantity, addons, lines } = chosen;
  const own = lines.find(({ rentalItemId }) => rentalItemId === itemId);
  const others = lines.filter((line) => line !== own);
  if (chosen.itemId === itemId) return { quantity, addons, lines: others };
  return { quantity: own?.quantity ?? 1, addons: [], lines: others };
}
