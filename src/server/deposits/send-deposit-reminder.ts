import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import {
  depositDue,
  depositProblem,
  depositState,
  isRemindedJustNow,
} from "#domain/payments/deposit-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { lockBooking, updateBooking } from "#server/bookings/booking-rows.ts";
import { depositUrl } from "#server/emails/templates/booking-letter-facts.ts";
import { depositReminder } from "#server/emails/templates/deposit-reminder.tsx";
import { currentPayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";

type Sent = { depositReminderSentDate: string };
type Wish = { bookingId: number; by: Actor };

/** Mails the customer where to pay the deposit, where there is one to pay. */
export async function sendDepositReminder(
  parts: LetterParts & { db: Db },
  wish: Wish,
): Promise<Result<Sent, Problem>> {
  return inTransaction(parts.db, (tx) => writeDepositReminder(tx, parts, wish));
}

/** The same, in the transaction of whoever has a reason of their own. */
export async function writeDepositReminder(
  tx: Db,
  parts: LetterParts,
  { bookingId, by }: Wish,
): Promise<Result<Sent, Problem>> {
  await lockBooking(tx, bookingId);
  const now = parts.clock.now();
  const booking = await readBookingFacts(tx, bookingId);
  if (!booking) return fail({ code: "booking.unknown" });
  const due = depositDue(booking.itemType, booking.depositAmount);
  const state = depositState(await currentPayment(tx, bookingId, "deposit"));
  const problem = depositProblem({ due, state, booking, today: parts.clock.today() });
  if (problem) return fail(problem);
  if (booking.customerEmail.trim() === "") return fail({ code: "booking.no-email" });
  const remindedAt = booking.depositReminderSentAt;
  if (remindedAt && isRemindedJustNow(remindedAt, now))
    return ok({ depositReminderSentDate: remindedAt.toISOString() });
  await updateBooking(tx, bookingId, { depositReminderSentAt: now, updatedAt: now });
  await recordChange(tx, parts.clock, {
    by,
    action: "deposit.reminder",
    entity: "booking",
    entityId: bookingId,
    after: { amount: due },
  });
  const about = { shop: parts.shop(), booking: letterFacts(booking, null) };
  await queueBookingLetter(tx, parts, booking, {
    type: "deposit_reminder",
    to: "customer",
    // Each press is meant: the customer has not paid yet.
    occasion: randomUUID(),
    content: depositReminder({ ...about, depositUrl: depositUrl(about) }),
  });
  return ok({ depositReminderSentDate: now.toISOString() });
}
