import { refundFailed } from "#server/emails/templates/refund-failed.tsx";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";

/** Whoever was told that money was on its way hears that it never came, once for each refund. */
export async function tellRefundFailed(
  tx: Db,
  parts: LetterParts,
  {
    payment: { bookingId, kind },
    attemptId,
    amount,
  }: { payment: Pick<PaymentRow, "bookingId" | "kind">; attemptId: string; amount: number },
): Promise<void> {
  const facts = bookingId === null ? undefined : await readBookingFacts(tx, bookingId);
  // Of a booking that is gone nobody knows whom to write to; it is listed all the same.
  if (!facts) return;
  await queueBookingLetter(tx, parts, facts, {
    type: "refund_failed",
    to: "customer",
    occasion: attemptId,
    content: refundFailed({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      amount,
      kind,
    }),
  });
}
