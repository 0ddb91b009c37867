import { asc, eq, sql } from "drizzle-orm";
import type { LineWish, TakenStock } from "#domain/availability/check-lines.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";

export type BookedLine = LineWish & { name: string };

/** The further things of each booking that is read. */
export const linesOfBooking = sql<BookedLine[]>`(select coalesce(json_agg(
    json_build_object('rentalItemId', l.rental_item_id, 'name', i.name, 'quantity', l.quantity) order by l.id), '[]')
  from booking_lines l join rental_items i on i.id = l.rental_item_id
  where l.booking_id = ${bookings.id} and l.addon_id is null)`;

/** Nights kept free after the return are the item's, unless they were promised already. */
export type NewStock = TakenStock & { turnaround?: number };

export type HeldStock = TakenStock & { turnaround: number };

/** Written after the booking: which nights they take is copied from it. */
export async function insertBookingLines(
  tx: Db,
  bookingId: number,
  stock: readonly NewStock[],
): Promise<void> {
  if (stock.length === 0) return;
  await tx.insert(bookingLines).values(stock.map((one) => ({ ...one, bookingId })));
}

/** Their nights are given back. */
export async function deleteBookingLines(tx: Db, bookingId: number): Promise<void> {
  await tx.delete(bookingLines).where(eq(bookingLines.bookingId, bookingId));
}

/** All that a booking takes besides its main thing. */
export async function stockOfBooking(db: Db, bookingId: number): Promise<HeldStock[]> {
  const { rentalItemId, quantity, addonId, turnaround } = bookingLines;
  return db
    .select({ rentalItemId, quantity, addonId, turnaround })
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, bookingId))
    .orderBy(asc(bookingLines.id));
}

/** Of what is taken, the further things that were asked for by themselves. */
export function linesOfStock(stock: readonly TakenStock[]): LineWish[] {
  return stock
    .filter(({ addonId }) => addonId === null)
    .map(({ rentalItemId, quantity }) => ({ rentalItemId, quantity }));
}
