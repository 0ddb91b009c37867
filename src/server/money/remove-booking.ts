import type { Problem } from "#contracts/errors.ts";
import { owesRent } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isEarned } from "#domain/duties/rent-duty.ts";
import { isOut } from "#domain/hand-over/stay-state.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { readIntent } from "#server/payments/create-named-intent.ts";
import { startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import { allPaymentsOf, updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { actOnPayment } from "./act-on-payment.ts";
import { deleteBooking, type BookingRow } from "#server/bookings/booking-rows.ts";
import { hasLapsed } from "./change-status.ts";
import { followPayment } from "./follow-payment.ts";
import { holdMoney, reservationsOf, type HeldMoney } from "#server/bookings/held-money.ts";
import { undecidedMoney } from "./kept-money-rows.ts";
import { isPayable, cancelIntent } from "./open-booking-payment.ts";
import { leftOf } from "./receipt-booking.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import type { PaymentParts } from "./money-parts.ts";

/**
 * For good: its nights are free again. Reserved money is released and what could still be paid is cancelled
 * first, so that no page left open pays for a booking that is gone; receipts and books stay.
 */
export async function removeBooking(
  parts: PaymentParts,
  bookingId: number,
  by: Actor,
): Promise<Result<null, Problem>> {
  const refused = await inTransaction(parts.db, async (tx) =>
    mayGo(tx, await holdMoney(tx, bookingId)),
  );
  if (!refused.ok) return refused;
  if (reservationsOf(await allPaymentsOf(parts.db, bookingId)).length > 0) {
    const voided = await actOnPayment(parts, { bookingId, action: "void", by });
    if (!voided.ok && !hasLapsed(voided.problem)) return voided;
  }
  const cancelled = await cancelOpenPayments(parts, bookingId);
  if (!cancelled.ok) return cancelled;
  return inTransaction(parts.db, async (tx): Promise<Result<null, Problem>> => {
    const held = await holdMoney(tx, bookingId, { andItem: true });
    const allowed = await mayGo(tx, held);
    if (!allowed.ok) return allowed;
    if (reservationsOf(held.payments).length > 0 || held.payments.some(isOpen))
      return fail({ code: "booking.changed-meanwhile" });
    const { rentalItemId, startDate, endDate, status } = allowed.value;
    if (await isUndecided(tx, allowed.value, parts.clock.today()))
      await orphanWhatIsLeft(tx, held, parts.clock.now());
    await deleteBooking(tx, bookingId);
    await placeDueUnits(tx, parts.clock.today());
    await recordChange(tx, parts.clock, {
      by,
      action: "booking.deleted",
      entity: "booking",
      entityId: bookingId,
      before: { rentalItemId, startDate, endDate, status },
    });
    return ok(null);
  });
}

/** A stay that is over has earned what was paid for it; of one that was cancelled somebody may have decided. */
async function isUndecided(tx: Db, booking: BookingRow, today: LocalDate): Promise<boolean> {
  if (isEarned(booking, today)) return false;
  if (owesRent(booking.status)) return true;
  return (await undecidedMoney(tx, booking.id, { andWithBank: true })) > 0;
}

/** Nobody has used what was paid for: whose the money is, somebody must decide. */
async function orphanWhatIsLeft(tx: Db, { payments }: HeldMoney, now: Date): Promise<void> {
  for (const payment of payments)
    if (payment.kind === "rent" && leftOf(payment) > 0)
      await updatePayment(tx, payment.id, { orphanedAt: now, updatedAt: now });
}

/** Judged before anything is released, and once more before it is gone. */
async function mayGo(
  tx: Db,
  { booking, payments }: HeldMoney,
): Promise<Result<BookingRow, Problem>> {
  if (!booking) return fail({ code: "booking.unknown" });
  if (isOut(booking)) return fail({ code: "booking.is-out" });
  if (payments.some((one) => one.kind === "deposit" && leftOf(one) > 0))
    return fail({ code: "booking.deposit-held" });
  // What is on its way to or from the provider is booked with the booking's own facts.
  for (const payment of payments)
    if (await startedAttemptOf(tx, payment.id)) return fail({ code: "payment.busy" });
  return ok(booking);
}

/** Somebody may still pay it: the provider has it, and nobody has. */
function isOpen({ status, providerIntentId }: PaymentRow): boolean {
  return status === "pending" && providerIntentId !== null;
}

async function cancelOpenPayments(
  parts: PaymentParts,
  bookingId: number,
): Promise<Result<null, Problem>> {
  for (const payment of (await allPaymentsOf(parts.db, bookingId)).filter(isOpen)) {
    const known = await readIntent(parts, payment.providerIntentId ?? "");
    if (!known.ok) return known;
    const latest = isPayable(known.value) ? await cancelIntent(parts, known.value) : known;
    if (!latest.ok) return latest;
    const followed = await followPayment(parts, payment.id, latest.value);
    if (!followed.ok) return followed;
  }
  return ok(null);
}
