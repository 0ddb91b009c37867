import type { FurtherThing } from "#contracts/offers.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { quoteLine, sumOfThing } from "#domain/pricing/quote.ts";
import { hasAllWords } from "#domain/text/folded.ts";
import { formatKronor } from "#texts/format.ts";
import type { NamedLine } from "#texts/further-things.ts";

export type Known = { id: number; name: string };

/** What can be rented along: the price of one for the whole stay, and how many can be had. */
export type OfferedThing = Known & { total: number; left: number };

/** There are none, or too few, on those days. */
const TAKEN = ["stay.unavailable", "stay.blocked", "stay.too-few-units", "stay.above-stock"];

export function isTakenCode(code: string | undefined): boolean {
  return code !== undefined && TAKEN.includes(code);
}

/** What can be rented along, and is not in the booking already. */
export function offeredThings(
  things: readonly FurtherThing[],
  { itemId, lines }: { itemId: string; lines: readonly LineWish[] },
  { stay, leftOf }: { stay: Stay; leftOf: (itemId: number) => number },
): OfferedThing[] {
  const isIn = (id: number) =>
    String(id) === itemId || lines.some(({ rentalItemId }) => rentalItemId === id);
  return things.flatMap((thing) => {
    const { id, name } = thing;
    const left = leftOf(id);
    const total = sumOfThing(quoteLine(thing, stay, 1));
    return left === 0 || isIn(id) ? [] : [{ id, name, total, left }];
  });
}

export function foundByName(things: readonly OfferedThing[], typed: string): OfferedThing[] {
  if (typed.trim() === "") return [...things];
  return things.filter(({ name }) => hasAllWords(name, typed));
}

/** `600 kr, 4 lediga`. */
export function offerWords({ total, left }: OfferedThing): string {
  return `${formatKronor(total)}, ${left === 1 ? "1 ledig" : `${left} lediga`}`;
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
