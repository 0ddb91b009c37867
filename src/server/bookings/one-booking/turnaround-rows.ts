import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";

/** A booking with what is kept free after it: of its main thing, which is no line, and of each of its lines. */
export async function heldAfterReturn(tx: Db, bookingId: number) {
  const [booking] = await tx
    .select({
      endDate: bookings.endDate,
      status: bookings.status,
      turnaround: bookings.turnaround,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for("update");
  if (!booking) return undefined;
  const { turnaround, ...rest } = booking;
  const lines = await tx
    .select({ lineId: bookingLines.id, turnaround: bookingLines.turnaround })
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, bookingId));
  const things: { lineId: number | null; turnaround: number }[] = [
    { lineId: null, turnaround },
    ...lines,
  ];
  return { ...rest, things };
}
