import type { Booking } from "#contracts/bookings.ts";
import type { Problem } from "#contracts/errors.ts";
import { turnaroundOver } from "#domain/availability/turnaround.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { itemsOfBooking, lockItems } from "#server/platform/db/lock-items.ts";
import { writeTurnaround } from "#server/platform/db/write-turnaround.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { findBooking } from "./booking-view-rows.ts";
import { heldAfterReturn } from "./turnaround-rows.ts";

/** What came back is ready for the next: the nights kept free after it are given back, all but those that are over. */
export async function releaseTurnaround(
  { db, clock }: { db: Db; clock: Clock },
  { bookingId, by }: { bookingId: number; by: Actor },
): Promise<Result<Booking, Problem>> {
  return inTransaction(db, async (tx) => {
    await lockItems(tx, itemsOfBooking(bookingId));
    const held = await heldAfterReturn(tx, bookingId);
    if (!held) return fail({ code: "booking.unknown" });
    if (held.status !== "returned") return fail({ code: "booking.not-returned" });
    const today = clock.today();
    const released = held.things
      .map((thing) => ({ ...thing, left: turnaroundOver({ ...held, ...thing }, today) }))
      .filter(({ turnaround, left }) => left < turnaround);
    for (const { lineId, left } of released)
      await writeTurnaround(tx, { bookingId, lineId, endDate: held.endDate }, left);
    await placeDueUnits(tx, today);
    if (released.length > 0)
      await recordChange(tx, clock, {
        by,
        action: "booking.turnaround-released",
        entity: "booking",
        entityId: bookingId,
        before: { turnaround: Math.max(...released.map(({ turnaround }) => turnaround)) },
        after: { turnaround: Math.max(...released.map(({ left }) => left)) },
      });
    const booking = await findBooking(tx, bookingId);
    return booking ? ok(booking) : fail({ code: "booking.unknown" });
  });
}
