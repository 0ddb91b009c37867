import type { BookingPreview, PreviewWish } from "#contracts/office-bookings.ts";
import type { Problem } from "#contracts/errors.ts";
import { overrideOf } from "#domain/availability/check-stay.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { adjusted } from "#domain/pricing/quote.ts";
import { isOverridden, priceOffer, problemsOf, readOffered } from "#server/offers/load-offer.ts";
import { priceAnswer } from "#server/offers/price-stay.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusedWords } from "./refused-words.ts";
import { upkeepWarnings } from "./upkeep-warnings.ts";

/** What a booking would cost and what speaks against it, as making it would say. */
export async function previewBooking(
  { db, clock }: { db: Db; clock: Clock },
  wish: PreviewWish,
): Promise<BookingPreview> {
  const offered = await inTransaction(db, (tx) => readOffered(tx, wish, { now: clock.now() }));
  const against = problemsOf(offered, clock.now(), wish);
  const priced = hasDates(wish) ? priceOffer(offered, wish, dayInSweden(clock.now())) : undefined;
  const quote = priced?.ok ? adjusted(priced.value.quote, wish.adjustment) : undefined;
  const refused: Problem[] = against.filter((one) => !isOverridden(one, wish.overrides));
  // An item that is gone is told once.
  if (priced?.ok === false && refused.length === 0) refused.push(priced.problem);
  if (quote?.ok === false) refused.push(quote.problem);
  const shown = quote?.ok ? quote.value : priced?.ok ? priced.value.quote : undefined;
  return {
    quote: shown ? priceAnswer(shown) : null,
    refused: refusedWords(refused),
    warnings: await upkeepWarnings(
      db,
      { ...wish, lines: wish.lines ?? [], bookingId: null },
      clock.today(),
    ),
    overridable: [...new Set(against.flatMap(({ code }) => overrideOf(code) ?? []))],
  };
}

function hasDates({ startDate, endDate }: PreviewWish): boolean {
  return startDate < endDate;
}
