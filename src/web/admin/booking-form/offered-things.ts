import type { SearchAnswer } from "#contracts/offers.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { hasAllWords } from "#domain/text/folded.ts";
import { formatKronor } from "#texts/format.ts";
import type { NamedLine } from "#texts/further-things.ts";

type Known = { id: number; name: string };

export type OfferedThing = Known & Pick<SearchAnswer[number], "total" | "perNight">;

/** There are none, or too few, on those days. */
const TAKEN = ["stay.unavailable", "stay.blocked", "stay.too-few-units", "stay.above-stock"];

export function isTakenCode(code: string | undefined): boolean {
  return code !== undefined && TAKEN.includes(code);
}

type Beside = {
  itemId: string;
  lines: readonly LineWish[];
  /** What the booking has already: its own units are not in its way. */
  own: readonly { rentalItemId: number }[];
};

/**
 * What can be rented along: all that is free, and what the booking gives up itself. Days of changeover are the main
 * thing's, and nothing that is in the booking is offered once more.
 */
export function offeredThings(
  found: SearchAnswer,
  items: readonly Known[],
  { itemId, lines, own }: Beside,
): OfferedThing[] {
  const isIn = (id: number) =>
    String(id) === itemId || lines.some(({ rentalItemId }) => rentalItemId === id);
  const isOwn = (id: number) => own.some(({ rentalItemId }) => rentalItemId === id);
  return found.flatMap(({ id, free, refusal, total, perNight }) => {
    const name = items.find((item) => item.id === id)?.name;
    const isFree = free || isOwn(id) || !isTakenCode(refusal);
    return name === undefined || !isFree || isIn(id) ? [] : [{ id, name, total, perNight }];
  });
}

export function foundByName(things: readonly OfferedThing[], typed: string): OfferedThing[] {
  if (typed.trim() === "") return [...things];
  return things.filter(({ name }) => hasAllWords(name, typed));
}

const MOST_SIMILAR = 4;

/** Free things of the same kind, those that cost about the same first. */
export function similarThings(
  found: SearchAnswer,
  items: readonly (Known & { type: ItemType })[],
  { id: itemId, type, pricePerDay }: { id: number; type: ItemType; pricePerDay: number },
): OfferedThing[] {
  const usual = found.find(({ id }) => id === itemId)?.perNight ?? pricePerDay;
  const apart = ({ perNight }: OfferedThing) => Math.abs(perNight - usual);
  return found
    .flatMap(({ id, free, total, perNight }) => {
      const item = items.find((one) => one.id === id);
      if (!free || id === itemId || item?.type !== type) return [];
      return [{ id, name: item.name, total, perNight }];
    })
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, MOST_SIMILAR);
}

/** `600 kr`; by the night where the whole stay has no price by itself. */
export function priceWords({ total, perNight }: OfferedThing): string {
  return total === null ? `${formatKronor(perNight)} per natt` : formatKronor(total);
}

export function nameOf(id: number, known: readonly Known[]): string {
  return known.find((one) => one.id === id)?.name ?? `Objekt #${id}`;
}

export function namedLines(lines: readonly LineWish[], known: readonly Known[]): NamedLine[] {
  return lines.map(({ rentalItemId, quantity }) => ({
    name: nameOf(rentalItemId, known),
    quantity,
  }));
}
