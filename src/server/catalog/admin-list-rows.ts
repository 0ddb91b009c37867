import { and, desc, eq, gte, lte } from "drizzle-orm";
import type { ItemBooking } from "#contracts/catalog-admin.ts";
import type { Block, LaidBlock, SeasonalPrice } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { blockedDates, seasonalPrices } from "#server/platform/db/tables/catalog.ts";

export async function bookingsOf(db: Db, itemId: number): Promise<ItemBooking[]> {
  const rows = await db
    .select({
      id: bookings.id,
      customerName: bookings.customerName,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      pickupTime: bookings.pickupTime,
      returnTime: bookings.returnTime,
      quantity: bookings.quantity,
      turnaround: bookings.turnaround,
      totalPrice: bookings.totalPrice,
      status: bookings.status,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .where(eq(bookings.rentalItemId, itemId))
    .orderBy(desc(bookings.startDate), desc(bookings.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function seasonsOf(db: Db, itemId: number): Promise<SeasonalPrice[]> {
  return db
    .select()
    .from(seasonalPrices)
    .where(eq(seasonalPrices.rentalItemId, itemId))
    .orderBy(desc(seasonalPrices.id));
}

export async function blocksOf(db: Db, itemId: number): Promise<Block[]> {
  return db
    .select()
    .from(blockedDates)
    .where(eq(blockedDates.rentalItemId, itemId))
    .orderBy(desc(blockedDates.id));
}

/** Bookings that have a night, a pick-up or a return on one of these days. */
export async function bookingsTouching(
  tx: Db,
  itemId: number,
  { startDate, endDate }: Period,
): Promise<LaidBlock["bookings"]> {
  return tx
    .select({
      id: bookings.id,
      customerName: bookings.customerName,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.rentalItemId, itemId),
        eq(bookings.holdsNights, true),
        lte(bookings.startDate, endDate),
        gte(bookings.endDate, startDate),
      ),
    )
    .orderBy(bookings.startDate, bookings.id);
}
