import type { AgreedChange } from "#contracts/booking-changes.ts";
import type { Problem } from "#contracts/errors.ts";
import { changeable, changedTerms, type Terms } from "#domain/bookings/change-terms.ts";
import { vatWithin } from "#domain/money/vat.ts";
import { requoteStay } from "#domain/pricing/promised-price.ts";
import { added, adjusted, quoteStay, unadjusted, type Quote } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { pricedLines, type Offered } from "#server/offers/load-offer.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { latestChange } from "./change-rows.ts";

type PricedChange = { clock: Clock; booking: BookingRow; wanted: Terms; terms: (keyof Terms)[] };

type Wish = { offered: Offered | undefined; adjustment: AgreedChange["adjustment"] };

type Priced = { quote: Quote; refused: Problem[] };

/** A booking written by hand may have come without a quote: then only its sum is known. */
export function hasQuote({ quote }: BookingRow): boolean {
  const known: Partial<Quote> = quote;
  return known.nights !== undefined;
}

export function quoteOf(booking: BookingRow): Quote {
  if (hasQuote(booking)) return booking.quote;
  const { quantity, totalPrice: total } = booking;
  const nothing = added({ nights: [], quantity, fee: 0, addons: [] });
  return { ...nothing, basePrice: total, subtotal: total, total, vatAmount: vatWithin(total) };
}

export async function priceChange(
  tx: Db,
  { offered, adjustment, ...change }: PricedChange & Wish,
): Promise<Priced> {
  const { booking, terms } = change;
  const had = quoteOf(booking);
  if (terms.length === 0 && adjustment === undefined) return { quote: had, refused: [] };
  const plain = offered ? await priceTerms(tx, { offered, ...change }) : ok(unadjusted(had));
  if (!plain.ok) return { quote: had, refused: [plain.problem] };
  const kept = adjustment === undefined ? had.adjustment : (adjustment ?? undefined);
  const quote = adjusted(plain.value, kept);
  return quote.ok
    ? { quote: quote.value, refused: [] }
    : { quote: plain.value, refused: [quote.problem] };
}

/** By today's prices, and by those that were promised; changed back, at the price it had. */
async function priceTerms(
  tx: Db,
  {
    clock,
    booking,
    wanted,
    terms,
    offered: { prices, things },
  }: PricedChange & { offered: Offered },
): Promise<Result<Quote, Problem>> {
  const last = await latestChange(tx, booking.id);
  if (last && changedTerms(last.before, wanted).length === 0)
    return ok(unadjusted(last.beforeQuote));
  if (!prices) return fail({ code: "catalog.item-unknown" });
  const { startDate, endDate, quantity, selectedAddons } = wanted;
  const stay = { stay: { startDate, endDate }, quantity, selectedAddons };
  const lines = pricedLines(things, wanted);
  if (!lines) return fail({ code: "line.unknown" });
  const together = { itemId: wanted.rentalItemId, lines };
  if (!hasQuote(booking)) return quoteStay(prices, prices, stay, together);
  const isBegun = changeable(booking, clock.now()) === "end-and-extras";
  const isOtherItem = terms.includes("rentalItemId");
  return requoteStay(booking.quote, prices, stay, { isBegun, isOtherItem, together });
}
