import type { ChangePreview } from "#contracts/booking-changes.ts";
import type { Problem } from "#contracts/errors.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { ok, type Result } from "#domain/result.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import { priceAnswer } from "#server/offers/price-stay.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { settlementForStaff } from "#texts/settlement-words.ts";
import { changeLetter, isWorthTelling } from "./change-letter.ts";
import { judgeAsked, type ChangeWish, type JudgedChange } from "./judge-change.ts";
import { refusedWords } from "./refused-words.ts";
import { upkeepWarnings } from "./upkeep-warnings.ts";

/** What a change would cost and lead to, and what speaks against it, as making it would say. */
export async function previewChange(
  parts: PaymentParts,
  wish: ChangeWish,
): Promise<Result<ChangePreview, Problem>> {
  return inTransaction(parts.db, async (tx) => {
    const judged = await judgeAsked(tx, parts.clock, wish);
    if (!judged.ok) return judged;
    const { settles, refused, overridable } = judged.value;
    const sums = changeSums(judged.value);
    return ok({
      ...sums,
      settles: { kind: settles.kind, amount: settles.amount },
      refused: refusedWords(refused),
      warnings: await warningsOf(tx, judged.value, parts.clock.today()),
      overridable,
      moneyText: settlementForStaff({ settles, ...sums }),
      letter: wish.notify ? await letterOf(tx, parts, judged.value) : null,
    });
  });
}

/** Only of what would be another stay: who changes a phone number is told nothing of the garage. */
async function warningsOf(
  tx: Db,
  { booking, wanted, before, terms }: JudgedChange,
  today: LocalDate,
): Promise<string[]> {
  const isMoved = terms.some((term) => term !== "selectedAddons" && term !== "lines");
  const had = new Set(isMoved ? [] : before.lines?.map(({ rentalItemId }) => rentalItemId));
  const lines = (wanted.lines ?? []).filter(({ rentalItemId }) => !had.has(rentalItemId));
  const stay = { ...wanted, lines, bookingId: booking.id };
  return isMoved || lines.length > 0 ? upkeepWarnings(tx, stay, today) : [];
}

/** What a change would cost, and the hours it would have. */
export function changeSums({ booking, after, quoteBefore, moneyAfter }: JudgedChange) {
  return {
    before: priceAnswer(quoteBefore),
    after: priceAnswer(after.quote),
    difference: after.totalPrice - booking.totalPrice,
    due: moneyAfter.due,
    pickupTime: after.pickupTime,
    returnTime: after.returnTime,
  };
}

async function letterOf(
  tx: Db,
  parts: PaymentParts,
  change: JudgedChange,
): Promise<ChangePreview["letter"]> {
  const recipient = change.after.customerEmail.trim();
  if (recipient === "" || !isWorthTelling(change)) return null;
  const facts = await readBookingFacts(tx, change.booking.id);
  if (!facts) return null;
  const { subject, text } = changeLetter(parts, facts, change);
  return { recipient, subject, text };
}
