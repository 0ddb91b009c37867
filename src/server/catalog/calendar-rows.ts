import { desc, eq } from "drizzle-orm";
import type { BlockedPeriod, BookingInterval } from "#contracts/catalog.ts";
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
