import { asc, eq } from "drizzle-orm";
import type { LineWish, TakenStock } from "#domain/availability/check-lines.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines } from "#server/platform/db/tables/bookings.ts";

/** Nights kept free after the return are the item's, unless they were promised already. */
export type NewStock = TakenStock & { turnaround?: number };

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
export async function stockOfBooking(db: Db, bookingId: number): Promise<TakenStock[]> {
  const { rentalItemId, quantity, addonId } = bookingLines;
  return db
    .select({ rentalItemId, quantity, addonId })
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
