import { and, eq, gte, or, sql } from "drizzle-orm";
import type { Keeping } from "#domain/availability/turnaround.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";
import { itemNights } from "#server/platform/db/tables/catalog.ts";

/** A booking of an item, or a line of one: each holds nights of its own. */
export type KeepingRow = Keeping & { bookingId: number; lineId: number | null };

/** Everything that comes back today or later, or is kept free after it did. */
export async function keepingOf(tx: Db, itemId: number, today: LocalDate): Promise<KeepingRow[]> {
  const isComing = or(gte(bookings.endDate, today), sql`${bookings.heldTo} > ${today}`);
  const main = await tx
    .select({
      bookingId: bookings.id,
      endDate: bookings.endDate,
      quantity: bookings.quantity,
      turnaround: bookings.turnaround,
      status: bookings.status,
    })
    .from(bookings)
    .where(and(eq(bookings.rentalItemId, itemId), sql`${bookings.heldTo} is not null`, isComing));
  const lines = await tx
    .select({
      bookingId: bookings.id,
      lineId: bookingLines.id,
      endDate: bookings.endDate,
      quantity: bookingLines.quantity,
      turnaround: bookingLines.turnaround,
      status: bookings.status,
    })
    .from(bookingLines)
    .innerJoin(bookings, eq(bookings.id, bookingLines.bookingId))
    .where(
      and(
        eq(bookingLines.rentalItemId, itemId),
        sql`${bookingLines.heldTo} is not null`,
        or(gte(bookings.endDate, today), sql`${bookingLines.heldTo} > ${today}`),
      ),
    );
  return [...main.map((row) => ({ ...row, lineId: null })), ...lines].map(({ status, ...row }) => ({
    ...row,
    id: `${row.bookingId}/${row.lineId ?? 0}`,
    hasReturned: status === "returned",
  }));
}

/** Units that nobody holds, by night; a night that nobody ever held is missing. */
export async function unheldFrom(
  tx: Db,
  itemId: number,
  today: LocalDate,
): Promise<Map<LocalDate, number>> {
  const rows = await tx
    .select({
      night: itemNights.night,
      unheld: sql<number>`${itemNights.capacity} - ${itemNights.taken}`,
    })
    .from(itemNights)
    .where(and(eq(itemNights.rentalItemId, itemId), gte(itemNights.night, today)));
  return new Map(rows.map(({ night, unheld }) => [night, unheld]));
}
