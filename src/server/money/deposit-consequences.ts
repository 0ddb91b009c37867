import { depositLines } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { isStayAhead } from "#domain/bookings/booking-status.ts";
import { depositPaid } from "#server/emails/templates/deposit-paid.tsx";
import type { Intent } from "#server/payments/gateway.ts";
import { makeCurrent } from "#server/payments/open-payment-rows.ts";
import { allPaymentsOf, updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import {
  letterFacts,
  readBookingFacts,
  type BookingFacts,
} from "#server/bookings/booking-facts.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import { leftToDo } from "#server/bookings/one-booking/left-to-do.ts";
import { leftOf } from "./receipt-booking.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";

/**
 * A booking shows its deposit while the provider is at work with it and once it is paid, and not one
 * that was opened and left: nobody should read that a deposit is processed which nobody has paid.
 */
export async function updateShownDeposit(
  tx: Db,
  payment: PaymentRow,
  { intent, now }: { intent: Intent; now: Date },
): Promise<void> {
  if (payment.status !== "pending") return;
  const isShown = intent.status === "processing" || intent.status === "succeeded";
  if (isShown === payment.isCurrent) return;
  if (isShown) await makeCurrent(tx, payment, now);
  else await updatePayment(tx, payment.id, { isCurrent: false, updatedAt: now });
}

/**
 * A deposit that was paid is owed to the customer, also where the booking has been deleted meanwhile. One
 * payment is told of once.
 */
export async function afterDeposit(
  tx: Db,
  parts: LetterParts,
  {
    payment,
    bookingId,
    chargedAt,
    now,
  }: { payment: PaymentRow; bookingId: number; chargedAt: Date; now: Date },
): Promise<void> {
  await postDeposit(tx, {
    kind: "deposit",
    day: dayInSweden(chargedAt),
    bookingId,
    paymentId: payment.id,
    lines: (accounts) => depositLines(accounts, payment.amount),
    createdAt: now,
  });
  const facts = await readBookingFacts(tx, bookingId);
  if (facts) await tellDeposit(tx, parts, facts, payment);
}

export async function tellDeposit(
  tx: Db,
  parts: LetterParts,
  facts: BookingFacts,
  payment: PaymentRow,
): Promise<void> {
  const about = { shop: parts.shop(), booking: letterFacts(facts, null) };
  const payments = await allPaymentsOf(tx, facts.id);
  const { due } = rentMoney(facts, payments);
  await queueBookingLetter(tx, parts, facts, {
    type: "deposit_paid",
    to: "customer",
    occasion: payment.id,
    content: depositPaid({
      ...about,
      amount: payment.amount,
      method: payment.method,
      isCancelled: facts.status === "cancelled",
      ...(facts.status === "confirmed" &&
        due <= 0 &&
        isStayAhead(facts, parts.clock.today()) && {
          left: await leftToDo(tx, facts, parts.clock.now()),
        }),
      isSecond: payments.some(
        (one) => one.kind === "deposit" && one.id !== payment.id && leftOf(one) > 0,
      ),
    }),
  });
}
