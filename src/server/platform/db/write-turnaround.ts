import { eq, sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "./database.ts";
import { bookingLines, bookings } from "./tables/bookings.ts";

/** Of a booking's main thing, which is no line, or of one of its lines. */
export type HeldThing = { bookingId: number; lineId: number | null; endDate: LocalDate };

/** The database gives the nights back, or takes them. */
export async function writeTurnaround(
  tx: Db,
  { bookingId, lineId, endDate }: HeldThing,
  turnaround: number,
): Promise<void> {
  if (lineId === null)
    await tx.update(bookings).set({ turnaround }).where(eq(bookings.id, bookingId));
  else
    await tx
      .update(bookingLines)
      .set({ turnaround, heldTo: sql`${endDate}::date + ${turnaround}::integer` })
      .where(eq(bookingLines.id, lineId));
}
