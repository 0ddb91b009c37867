import { agreementStanding } from "#domain/bookings/agreement-standing.ts";
import { isActive, isStayOver, owesRent } from "#domain/bookings/booking-status.ts";
import { isOut } from "#domain/hand-over/stay-state.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { timeLeft } from "#domain/payments/authorization.ts";
import { bookingConfirmed } from "#server/emails/templates/booking-confirmed.tsx";
import { authorizationExpired } from "#server/emails/templates/authorization-expired.tsx";
import { bookingCancelled } from "#server/emails/templates/booking-cancelled.tsx";
import { paymentToApprove } from "#server/emails/templates/payment-to-approve.tsx";
import { paymentReceived } from "#server/emails/templates/payment-received.tsx";
import { allPaymentsOf, updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { issueReceipt } from "#server/receipts/issue-receipt.ts";
import {
  letterFacts,
  readBookingFacts,
  type BookingFacts,
} from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { updateBooking } from "#server/bookings/booking-rows.ts";
import {
  hasDeposit,
  readRentMoney,
  rentMoney,
  reservationsOf,
} from "#server/bookings/held-money.ts";
import { contractInConfirmation } from "#server/platform/contract-in-confirmation.ts";
import { bookFeeOnceReached } from "./book-cancellation.ts";
import { standingCancellation } from "./cancellation-rows.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { receiptPaymentOf, soldBooking } from "./receipt-booking.ts";
import type { MovedPayment } from "./money-parts.ts";

/**
 * Money was taken: a receipt in the books, whoever took it. Only what the shop charged itself confirms a
 * booking that was waiting, once nothing that was approved with it is left to charge.
 */
export async function afterCapture(
  tx: Db,
  parts: LetterParts,
  { payment, booking, intent, wish, chargedAt }: MovedPayment,
): Promise<void> {
  const now = parts.clock.now();
  const facts = booking && (await readBookingFacts(tx, booking.id));
  const receipt = await issueReceipt(tx, {
    shop: parts.shop(),
    now,
    movedAt: chargedAt,
    booking: facts ?? (await soldBooking(tx, payment)),
    payment: receiptPaymentOf({
      ...payment,
      providerIntentId: payment.providerIntentId ?? intent.id,
    }),
  });
  // Of a booking that is gone: somebody must decide whose the money is.
  if (!booking) await updatePayment(tx, payment.id, { orphanedAt: now, updatedAt: now });
  if (booking?.status === "cancelled") await keepAsFee(tx, parts, booking.id, chargedAt);
  const isOurs = wish?.action === "capture";
  if (!facts || !booking || !isOurs || !owesRent(booking.status)) return;
  const rest = reservationsOf(await allPaymentsOf(tx, booking.id)).filter(
    ({ chargeAtOnce }) => chargeAtOnce,
  );
  const isConfirmed = booking.status === "pending" && rest.length === 0;
  if (isConfirmed) await updateBooking(tx, booking.id, { status: "confirmed", updatedAt: now });
  const told = { amount: payment.amount, receiptNumbers: [receipt.receiptNumber] };
  if (isConfirmed) await tellConfirmed(tx, parts, facts, told);
  else
    await tellReceived(tx, parts, facts, {
      ...told,
      occasion: payment.id,
      method: "card",
      isRestCharged: rest.length > 0,
    });
}

/** Taken of a reservation because the booking was cancelled against a fee: that is what it is. */
async function keepAsFee(
  tx: Db,
  parts: LetterParts,
  bookingId: number,
  movedAt: Date,
): Promise<void> {
  const cancellation = await standingCancellation(tx, bookingId);
  // Where all is kept the sale stands.
  if (!cancellation || cancellation.refund === 0) return;
  const { reason } = cancellation;
  const now = parts.clock.now();
  await bookFeeOnceReached(tx, bookingId, { shop: parts.shop(), reason, movedAt, now });
}

async function tellConfirmed(
  tx: Db,
  parts: LetterParts,
  facts: BookingFacts,
  { amount, receiptNumbers }: { amount: number; receiptNumbers: string[] },
): Promise<void> {
  const payments = await allPaymentsOf(tx, facts.id);
  const { paid, due } = rentMoney(facts, payments);
  const hasContract = await contractInConfirmation(tx);
  await queueBookingLetter(tx, parts, facts, {
    type: "booking_confirmed",
    to: "customer",
    ...(hasContract && { attachment: "contract" }),
    receiptNumbers,
    content: bookingConfirmed({
      shop: parts.shop(),
      today: parts.clock.today(),
      hasContract,
      lacksAgreement: agreementStanding(facts.agreements).state === "waiting",
      booking: letterFacts(facts, null),
      receiptNumbers,
      charged: amount,
      paidBefore: sumKronor(paid, -amount),
      due,
      hasDeposit: hasDeposit(payments),
      isStayOver: isStayOver(facts, parts.clock.today()),
    }),
  });
}

/** A payment that confirms nothing is told of by itself, with what is left to pay. */
export async function tellReceived(
  tx: Db,
  parts: LetterParts,
  facts: BookingFacts,
  received: {
    amount: number;
    receiptNumbers: readonly string[];
    occasion: string;
    method: PaymentRow["method"];
    isRestCharged?: boolean;
  },
): Promise<void> {
  const { occasion, ...told } = received;
  const { due, reserved } = await readRentMoney(tx, facts);
  await queueBookingLetter(tx, parts, facts, {
    type: "payment_received",
    to: "customer",
    occasion,
    receiptNumbers: told.receiptNumbers,
    content: paymentReceived({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      ...told,
      due: Math.max(0, due),
      reserved,
    }),
  });
}

/**
 * Staff said no to a booking that nothing was paid for: the nights are free again, and the customer is told
 * that nothing was charged. What is left of the rent, charged or still reserved, keeps the booking, and so does the
 * customer who has what is rented: then it is owed.
 */
export async function afterVoid(tx: Db, parts: LetterParts, payment: PaymentRow): Promise<void> {
  if (payment.bookingId === null) return;
  const facts = await readBookingFacts(tx, payment.bookingId);
  if (!facts || !isActive(facts.status) || isOut(facts)) return;
  const { paid, reserved } = rentMoney(facts, await allPaymentsOf(tx, facts.id));
  if (paid > 0 || reserved > 0) return;
  await updateBooking(tx, facts.id, { status: "cancelled", updatedAt: parts.clock.now() });
  await placeDueUnits(tx, parts.clock.today());
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

/** A customer has paid by a link, and only the shop can charge it: it is told, as of a new booking. */
export async function afterReservation(
  tx: Db,
  parts: LetterParts,
  { id, bookingId, amount }: PaymentRow,
): Promise<void> {
  const facts = bookingId === null ? undefined : await readBookingFacts(tx, bookingId);
  if (!facts) return;
  const payments = await allPaymentsOf(tx, facts.id);
  await queueBookingLetter(tx, parts, facts, {
    type: "payment_to_approve",
    to: "shop",
    occasion: id,
    content: paymentToApprove({
      shop: parts.shop(),
      booking: letterFacts(facts, firstToEnd(payments, parts.clock.now())),
      amount,
      due: Math.max(0, rentMoney(facts, payments).due),
      isConfirmed: facts.status !== "pending",
    }),
  });
}

/** All that is reserved can be charged together until the first of it lapses. */
function firstToEnd(payments: readonly PaymentRow[], now: Date): Date | null {
  const reservations = reservationsOf(payments).flatMap(
    ({ amount, authorizationExpiresAt: endsAt }) => (endsAt === null ? [] : [{ amount, endsAt }]),
  );
  return timeLeft(reservations, now).expiresAt;
}

/** The booking stands, and so does what it owes; the shop is told, and may ask for the card again. */
export async function afterExpiry(tx: Db, parts: LetterParts, payment: PaymentRow): Promise<void> {
  if (payment.bookingId === null) return;
  const facts = await readBookingFacts(tx, payment.bookingId);
  if (!facts || !owesRent(facts.status)) return;
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
