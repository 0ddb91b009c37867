import { desc, eq } from "drizzle-orm";
import type { BlockedPeriod, BookingInterval } from "#contracts/catalog.ts";
import { grouped } from "#domain/grouped.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { blockedDates, bookingIntervals } from "#server/platform/db/tables/catalog.ts";

export async function blockedPeriodsOf(db: Db, itemId: number): Promise<BlockedPeriod[]> {
  return db
    .select({
      id: blockedDates.id,
      startDate: blockedDates.startDate,
      endDate: blockedDates.endDate,
    })
    .from(blockedDates)
    .where(eq(blockedDates.rentalItemId, itemId))
    .orderBy(desc(blockedDates.id));
}

export async function intervalsOf(db: Db, itemId: number): Promise<BookingInterval[]> {
  return db
    .select()
    .from(bookingIntervals)
    .where(eq(bookingIntervals.rentalItemId, itemId))
    .orderBy(desc(bookingIntervals.id));
}

export async function intervalsOfAll(
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, BookingInterval[]>> {
  const rows = await db
    .select()
    .from(bookingIntervals)
    .where(anyOf(bookingIntervals.rentalItemId, itemIds))
    .orderBy(desc(bookingIntervals.id));
  return grouped(rows, ({ rentalItemId }) => rentalItemId);
}
