import type { Season } from "#domain/catalog/item.ts";
import { longStayOf } from "#domain/pricing/long-stay.ts";
import type { PricedItem } from "#domain/pricing/quote.ts";

/** What one unit costs for some nights in a row, without and with what longer stays cost less. */
export type ExamplePrice = { before: number; after: number };

export type LongStayExample = { nights: number; low: ExamplePrice; high: ExamplePrice };

const LENGTHS = [3, 7, 14, 28];

/**
 * What stays of some lengths cost where a night is cheapest and where it is dearest. Of an item for the peak season
 * alone the ordinary price is never paid; it stands in for a season that is still to be added.
 */
export function longStayExamples(
  item: PricedItem & { peakSeasonOnly: boolean },
  seasons: readonly Season[],
): LongStayExample[] {
  const prices = seasons.map(({ price }) => price);
  if (!item.peakSeasonOnly || prices.length === 0) prices.push(item.pricePerDay);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return LENGTHS.map((nights) => ({
    nights,
    low: examplePrice(item, nights, lowest),
    high: examplePrice(item, nights, highest),
  }));
}

function examplePrice(item: PricedItem, nights: number, price: number): ExamplePrice {
  const rent = nights * price;
  const before = item.basePrice + rent;
  return {
    before,
    after: before + (longStayOf(item.longStay ?? [], { nights, rent })?.amount ?? 0),
  };
}
