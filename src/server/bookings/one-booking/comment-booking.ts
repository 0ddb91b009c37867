import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { lockBooking, updateBooking } from "#server/bookings/booking-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";

type Comment = {
  bookingId: number;
  notes: string;
  /** What the writer saw; without it the comment replaces whatever stands there. */
  notesBefore?: string | undefined;
  by: Actor;
};

export async function commentBooking(
  { db, clock }: { db: Db; clock: Clock },
  { bookingId, notes, notesBefore, by }: Comment,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<null, Problem>> => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return fail({ code: "booking.unknown" });
    if (booking.notes === notes) return ok(null);
    if (notesBefore !== undefined && booking.notes !== notesBefore)
      return fail({ code: "booking.comment-changed", notes: booking.notes });
    await updateBooking(tx, bookingId, { notes, updatedAt: clock.now() });
    await recordChange(tx, clock, {
      by,
      action: "booking.comment",
      entity: "booking",
      entityId: bookingId,
      erasable: { before: { notes: booking.notes }, after: { notes } },
    });
    return ok(null);
  });
}
