import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { acceptWaiting } from "#server/bookings/agreement-rows.ts";
import { lockBooking, updateBooking } from "#server/bookings/booking-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";

/** Staff have the customer's signature on paper: what was still to be accepted is. A second press changes nothing. */
export async function signOnPaper(
  { db, clock }: { db: Db; clock: Clock },
  { bookingId, by }: { bookingId: number; by: Actor },
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<null, Problem>> => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return fail({ code: "booking.unknown" });
    const now = clock.now();
    if (!(await acceptWaiting(tx, bookingId, { at: now, how: "paper" }))) return ok(null);
    await updateBooking(tx, bookingId, { updatedAt: now });
    await recordChange(tx, clock, {
      by,
      action: "booking.agreement-signed",
      entity: "booking",
      entityId: bookingId,
    });
    return ok(null);
  });
}
