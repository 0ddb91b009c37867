import { insertAttempt, finishAttempt } from "#server/payments/attempt-rows.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { makeCurrent, startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import { lockCurrentPayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { lockBooking } from "./booking-rows.ts";
import { useLinks } from "./pay-again-rows.ts";

/**
 * A card that was authorised anew becomes the booking's payment, and every link to it is used up. What
 * nobody waits for any more, since the booking is off or has its money already, is to be released: that
 * wish is written here, in the same transaction, and carried out by whoever brought the news or by a job.
 */
export async function takeOver(
  tx: Db,
  { payment, intent, now }: { payment: PaymentRow; intent: Intent; now: Date },
): Promise<void> {
  if (payment.bookingId === null) return;
  const booking = await lockBooking(tx, payment.bookingId);
  const current = await lockCurrentPayment(tx, payment.bookingId, "rent");
  const isWaitedFor = !current || current.status === "expired" || current.status === "cancelled";
  // What was charged is the sum of the payment by now, whatever was asked for.
  const isTheSum = payment.status === "captured" || intent.amount === payment.amount;
  if (booking?.holdsNights && isWaitedFor && isTheSum && intent.currency === "SEK") {
    await makeCurrent(tx, payment, now);
    await useLinks(tx, payment.bookingId, now);
    return;
  }
  if (payment.status !== "authorized") return;
  // News came before the answer that opened it: one thing at a time may be under way.
  const opening = await startedAttemptOf(tx, payment.id);
  if (opening) await finishAttempt(tx, opening.id, { state: "done", outcome: {}, finishedAt: now });
  await insertAttempt(tx, { paymentId: payment.id, action: "void", createdAt: now });
}
