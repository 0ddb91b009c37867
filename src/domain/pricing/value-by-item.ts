import { sumOfThing, type Quote } from "#domain/pricing/quote.ts";

type Sold = { rentalItemId: number; totalPrice: number; quote: Pick<Quote, "lines"> };

/**
 * What of a booking's price each of its things has brought in: a further thing what it costs by itself, the main thing
 * the rest, with extras and what was taken off. Where more was taken off than the main thing costs, the further things
 * share what is left. The values add up to the price.
 */
export function valueByItem({ rentalItemId, totalPrice, quote }: Sold): Map<number, number> {
  const lines = (quote.lines ?? []).map((line) => [line.rentalItemId, sumOfThing(line)] as const);
  const sum = lines.reduce((all, [, value]) => all + value, 0);
  const share = sum > totalPrice ? totalPrice / sum : 1;
  const further = lines.map(([id, value]) => [id, value * share] as const);
  return new Map([[rentalItemId, totalPrice - sum * share], ...further]);
}
