import { authorizationExpired } from "#server/emails/templates/authorization-expired.tsx";
import { bookingCancelled } from "#server/emails/templates/booking-cancelled.tsx";
import { bookingConfirmed } from "#server/emails/templates/booking-confirmed.tsx";
import type { Intent } from "#server/payments/gateway.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { issueReceipt } from "#server/receipts/issue-receipt.ts";
import { letterFacts, readBookingFacts } from "./booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "./booking-letters.ts";
import { lockBooking, updateBooking } from "./booking-rows.ts";
import { receiptBookingOfCheckout } from "./receipt-booking.ts";

/** Money was taken: a receipt in the books, and a booking that was waiting is confirmed. */
export async function afterCapture(
  tx: Db,
  parts: LetterParts,
  payment: PaymentRow,
  { intent, chargedAt }: { intent: Intent; chargedAt: Date },
): Promise<void> {
  const now = parts.clock.now();
  const booking = payment.bookingId === null ? undefined : await lockBooking(tx, payment.bookingId);
  if (booking?.status === "pending")
    await updateBooking(tx, booking.id, { status: "confirmed", updatedAt: now });
  const facts = booking && (await readBookingFacts(tx, booking.id));
  const sold = facts ?? (await receiptBookingOfCheckout(tx, payment));
  if (!sold) return;
  const receipt = await issueReceipt(tx, {
    shop: parts.shop(),
    now,
    movedAt: chargedAt,
    booking: sold,
    payment: {
      id: payment.id,
      intentId: payment.providerIntentId ?? intent.id,
      amount: payment.amount,
      cardBrand: payment.cardBrand,
      cardLast4: payment.cardLast4,
    },
  });
  if (!facts || (booking.status !== "pending" && booking.status !== "confirmed")) return;
  await queueBookingLetter(tx, parts, facts, {
    type: "booking_confirmed",
    to: "customer",
    content: bookingConfirmed({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      receiptNumber: receipt.receiptNumber,
      charged: payment.amount,
    }),
  });
}

/** Staff said no: the nights are free again, and the customer is told that nothing was charged. */
export async function afterVoid(tx: Db, parts: LetterParts, payment: PaymentRow): Promise<void> {
  const booking = payment.bookingId === null ? undefined : await lockBooking(tx, payment.bookingId);
  if (!booking || booking.status === "cancelled" || booking.status === "returned") return;
  await updateBooking(tx, booking.id, { status: "cancelled", updatedAt: parts.clock.now() });
  const facts = await readBookingFacts(tx, booking.id);
  if (!facts) return;
  await queueBookingLetter(tx, parts, facts, {
    type: "booking_cancelled",
    to: "customer",
    occasion: payment.id,
    content: bookingCancelled({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      money: "released",
    }),
  });
}

/** The booking keeps its nights; the shop is told, and may ask for the card again. */
export async function afterExpiry(tx: Db, parts: LetterParts, payment: PaymentRow): Promise<void> {
  if (payment.bookingId === null) return;
  const facts = await readBookingFacts(tx, payment.bookingId);
  if (!facts?.holdsNights) return;
  await queueBookingLetter(tx, parts, facts, {
    type: "authorization_expired",
    to: "shop",
    occasion: payment.id,
    content: authorizationExpired({
      shop: parts.shop(),
      booking: letterFacts(facts, payment.authorizationExpiresAt),
    }),
  });
}
