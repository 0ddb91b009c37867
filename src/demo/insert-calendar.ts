import type { Db } from "#server/platform/db/database.ts";
import {
  blockedDates,
  bookingIntervals,
  seasonalPrices,
} from "#server/platform/db/tables/catalog.ts";
import type { DemoCalendar } from "./demo-calendar.ts";

export async function insertCalendar(
  tx: Db,
  rentalItemId: number,
  { seasons = [], blocked = [], intervals = [] }: DemoCalendar,
): Promise<void> {
  for (const season of seasons) await tx.insert(seasonalPrices).values({ ...season, rentalItemId });
  for (const block of blocked) await tx.insert(blockedDates).values({ ...block, rentalItemId });
  for (const interval of intervals)
    await tx.insert(bookingIntervals).values({ ...interval, rentalItemId });
}
