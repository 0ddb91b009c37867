import { sql, type SQL } from "drizzle-orm";
import type { Period } from "#domain/dates/date-range.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

/** Bookings with a night, a pick-up or a return on one of some days, found by the index of stays. */
export function touchingDays({ startDate, endDate }: Period): SQL {
  return sql`daterange(${bookings.startDate}, ${bookings.endDate}, '[]')
    && daterange(${startDate}::date, ${endDate}::date, '[]')`;
}
