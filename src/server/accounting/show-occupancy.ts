import type { Occupancy } from "#contracts/accounting.ts";
import { dayAfter, yearPeriod } from "#domain/bookkeeping/accounting-period.ts";
import { daysBetween } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookedNightsOf } from "./occupancy-rows.ts";

const SWEDISH = new Intl.Collator("sv", { numeric: true });

export async function showOccupancy(db: Db, year: number): Promise<Occupancy> {
  const period = yearPeriod(year);
  const nights = daysBetween(period.from, dayAfter(period));
  const rows = await bookedNightsOf(db, period);
  return rows
    .map(({ quantity, bookedNights, ...item }) => ({
      ...item,
      bookedNights,
      // An item may have had more units earlier than it has now.
      possibleNights: Math.max(quantity * nights, bookedNights),
    }))
    .toSorted((a, b) => SWEDISH.compare(a.name, b.name));
}
