import { and, desc, eq, gte, lte, ne, sql, type SQL } from "drizzle-orm";
import { unionAll, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { ItemBooking } from "#contracts/catalog-admin.ts";
import type { Block, LaidBlock, SeasonalPrice } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";
import { blockedDates, seasonalPrices } from "#server/platform/db/tables/catalog.ts";

/** Bookings that have an item, as their main thing or along with it, and how many units of it. */
const unitsOfItem = (db: Db, itemId: number) => {
  const taken = (of: typeof bookings | typeof bookingLines, bookingId: AnyPgColumn) =>
    db
      .select({
        bookingId: sql<number>`${bookingId}`.as("booking_id"),
        units: of.quantity,
        turnaround: of.turnaround,
      })
      .from(of)
      .where(eq(of.rentalItemId, itemId));
  const all = unionAll(
    taken(bookings, bookings.id),
    taken(bookingLines, bookingLines.bookingId),
  ).as("taken");
  return db
    .select({
      bookingId: all.bookingId,
      units: sql<number>`sum(${all.units})::int`.as("units_of_item"),
      turnaround: sql<number>`max(${all.turnaround})`.as("turnaround_of_item"),
    })
    .from(all)
    .groupBy(all.bookingId)
    .as("of_item");
};

export async function bookingsOf(db: Db, itemId: number): Promise<ItemBooking[]> {
  const ofItem = unitsOfItem(db, itemId);
  const rows = await db
    .select({
      id: bookings.id,
      customerName: bookings.customerName,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
      pickupTime: bookings.pickupTime,
      returnTime: bookings.returnTime,
      quantity: ofItem.units,
      isFurther: ne(bookings.rentalItemId, itemId) as SQL<boolean>,
      turnaround: ofItem.turnaround,
      totalPrice: bookings.totalPrice,
      status: bookings.status,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .innerJoin(ofItem, eq(ofItem.bookingId, bookings.id))
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
  const ofItem = unitsOfItem(tx, itemId);
  return tx
    .select({
      id: bookings.id,
      customerName: bookings.customerName,
      startDate: bookings.startDate,
      endDate: bookings.endDate,
    })
    .from(bookings)
    .innerJoin(ofItem, eq(ofItem.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.holdsNights, true),
        lte(bookings.startDate, endDate),
        gte(bookings.endDate, startDate),
      ),
    )
    .orderBy(bookings.startDate, bookings.id);
}
