import type { Problem } from "#contracts/errors.ts";
import type { PriceAnswer } from "#contracts/offers.ts";
import { datesProblem, pickupProblem } from "#domain/availability/check-stay.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { quoteLines } from "#texts/quote-lines.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import type { ItemPrices } from "./priced-item-rows.ts";
import { missedPickupOf } from "./show-times.ts";

export type PriceWish = Stay & {
  rentalItemId: number;
  quantity: number;
  selectedAddons: readonly SelectedAddon[];
};

type PriceParts = {
  db: Db;
  clock: Clock;
  /** The caller's, who may have kept them. */
  pricesOf: (itemId: number) => Promise<ItemPrices | undefined>;
};

/** What a stay costs. Whether it is free is another question. */
export async function priceStay(
  { db, clock, pricesOf }: PriceParts,
  { rentalItemId, quantity, selectedAddons, ...stay }: PriceWish,
): Promise<Result<JsonText<PriceAnswer>, Problem>> {
  const now = clock.now();
  const today = dayInSweden(now);
  const problem = datesProblem(today, stay);
  if (problem) return fail(problem);
  if (stay.startDate === today) {
    const missedPickup = await missedPickupOf(db, rentalItemId, now);
    const tooLate = pickupProblem({ today, missedPickup }, stay);
    if (tooLate) return fail(tooLate);
  }
  const item = await pricesOf(rentalItemId);
  if (!item) return fail({ code: "catalog.item-unknown" });
  if (item.isAddonOnly) return fail({ code: "stay.not-bookable" });
  if (quantity > item.quantity) return fail({ code: "stay.above-stock", quantity: item.quantity });
  const quote = quoteStay(item, item, { stay, quantity, selectedAddons });
  if (!quote.ok) return quote;
  return ok(JsonText.of(priceAnswer(quote.value)));
}

/** A quote in the words of the call. */
export function priceAnswer(quote: Quote): PriceAnswer {
  const dailyPrices = Object.fromEntries(quote.nights.map(({ night, price }) => [night, price]));
  return { ...quote, dailyPrices, quoteLines: quoteLines(quote) };
}
