import { owesRent } from "#domain/bookings/booking-status.ts";
import { chargeable } from "#domain/payments/booking-money.ts";
import { finishAttempt, insertAttempt, startedRentMove } from "#server/payments/attempt-rows.ts";
import { makeCurrent, startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { rentMoney, withoutReplaced } from "#server/bookings/held-money.ts";
import { letReservationGo } from "./let-reservation-go.ts";
import { lastLinkEnd, useLinks } from "./pay-again-rows.ts";
import type { MovedPayment } from "./money-parts.ts";

/**
 * A card payment that came after the booking was made. It becomes the one that the booking shows, and the one
 * it replaces, if any, is let go. What nobody waits for any more, since the booking is off or has its money, a
 * newer link was sent or the link had expired, is let go itself. Answers whether the booking has it now.
 */
export async function takeOver(
  tx: Db,
  { payment, booking, intent }: Pick<MovedPayment, "payment" | "booking" | "intent">,
  now: Date,
): Promise<boolean> {
  const { bookingId } = payment;
  if (bookingId === null) return false;
  const others = withoutReplaced(await allPaymentsOf(tx, bookingId), payment.replacesId).filter(
    ({ id }) => id !== payment.id,
  );
  // What was charged is the sum of the payment by now, whatever was asked for.
  const isTheSum = payment.status === "captured" || intent.amount === payment.amount;
  const isFit =
    isTheSum &&
    intent.currency === "SEK" &&
    !payment.isLetGo &&
    (await isInTime(tx, payment, intent.reservedAt ?? now));
  if (!booking || !isFit || !isWaitedFor(booking, others)) {
    if (payment.status === "authorized") await letReservationGo(tx, payment, now);
    return false;
  }
  await makeCurrent(tx, payment, now);
  await useLinks(tx, payment, now);
  await replace(tx, payment, now);
  if (payment.status === "authorized" && payment.chargeAtOnce)
    await beginCharge(tx, { payment, booking, others }, now);
  return true;
}

/** What was reserved before its link expired counts, however late it is told. */
async function isInTime(
  tx: Db,
  { bookingId, checkoutId, status }: PaymentRow,
  reservedAt: Date,
): Promise<boolean> {
  // What was charged is the booking's, whenever that was.
  if (bookingId === null || checkoutId !== null || status === "captured") return true;
  const end = await lastLinkEnd(tx, bookingId);
  return end === undefined || reservedAt < end;
}

/** Whether there is anything to be paid that nothing else pays. */
function isWaitedFor(booking: BookingRow, others: readonly PaymentRow[]): boolean {
  return owesRent(booking.status) && rentMoney(booking, others).due > 0;
}

async function replace(tx: Db, { replacesId, bookingId }: PaymentRow, now: Date): Promise<void> {
  if (replacesId === null || bookingId === null) return;
  const replaced = (await allPaymentsOf(tx, bookingId)).find(({ id }) => id === replacesId);
  if (replaced?.status === "authorized" && !replaced.isLetGo)
    await letReservationGo(tx, replaced, now);
}

/** 'At once' is the shop's own charge, after a look at what is due. While another is under way a job sees to it. */
async function beginCharge(
  tx: Db,
  {
    payment,
    booking,
    others,
  }: { payment: PaymentRow; booking: BookingRow; others: readonly PaymentRow[] },
  now: Date,
): Promise<void> {
  if (await startedRentMove(tx, booking.id)) return;
  const opening = await startedAttemptOf(tx, payment.id);
  if (opening && opening.action !== "create") return;
  if (opening) await finishAttempt(tx, opening.id, { state: "done", outcome: {}, finishedAt: now });
  await insertAttempt(tx, {
    paymentId: payment.id,
    action: "capture",
    amount: chargeable(rentMoney(booking, others), payment.amount),
    bookingId: booking.id,
    createdAt: now,
  });
}
