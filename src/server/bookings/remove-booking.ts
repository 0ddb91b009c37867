import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import { currentPayment } from "#server/payments/payment-rows.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { actOnPayment, type PaymentParts } from "./act-on-payment.ts";
import { hasLapsed } from "./change-status.ts";
import { deleteBooking, lockBooking } from "./booking-rows.ts";
import type { Actor } from "./settle-payment.ts";

/** For good: its nights are free again. Reserved money is released first; receipts and books stay. */
export async function removeBooking(
  parts: PaymentParts,
  bookingId: number,
  by: Actor,
): Promise<Result<null, Problem>> {
  const rent = await currentPayment(parts.db, bookingId, "rent");
  if (rent?.status === "authorized") {
    const voided = await actOnPayment(parts, { bookingId, action: "void", by });
    if (!voided.ok && !hasLapsed(voided.problem)) return voided;
  }
  return inTransaction(parts.db, async (tx): Promise<Result<null, Problem>> => {
    const deposit = await currentPayment(tx, bookingId, "deposit");
    const held = deposit?.status === "captured" ? deposit : undefined;
    if (held && held.refundedAmount + held.keptAmount < held.amount)
      return fail({ code: "booking.deposit-held" });
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return fail({ code: "booking.unknown" });
    const current = await currentPayment(tx, bookingId, "rent");
    if (current?.status === "authorized") return fail({ code: "booking.changed-meanwhile" });
    // What is on its way to or from the provider is booked with the booking's own facts.
    for (const payment of [current, deposit])
      if (payment && (await startedAttemptOf(tx, payment.id)))
        return fail({ code: "payment.busy" });
    await deleteBooking(tx, bookingId);
    const { rentalItemId, startDate, endDate, status } = booking;
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
