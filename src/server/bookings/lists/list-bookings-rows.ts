import { and, desc, gte, inArray, lte, sql } from "drizzle-orm";
import type { Booking } from "#contracts/bookings.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { bookingAnswer, selectBookings } from "#server/bookings/one-booking/booking-view-rows.ts";
import { touchingDays } from "#server/bookings/booking-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";

/** A booking's place in the list, which is ordered by start and number. */
export type Place = { startDate: string; id: number };

export type OpenPeriod = { from?: LocalDate | undefined; to?: LocalDate | undefined };

type Wish = { period: OpenPeriod; after: Place | undefined; most: number };

export async function readBookingsAfter(db: Db, { period, after, most }: Wish): Promise<Booking[]> {
  // The numbers of the page first: told how few rows there are, no planner reads whole tables to join them.
  const page = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(...touching(period), after && beyond(after)))
    .orderBy(desc(bookings.startDate), desc(bookings.id))
    .limit(most);
  const rows = await selectBookings(db)
    .where(inArray(bookings.id, page))
    .orderBy(desc(bookings.startDate), desc(bookings.id));
  return rows.map(bookingAnswer);
}

/** Bookings with a night, a pick-up or a return in the period, which may have no end on either side. */
export function touching({ from, to }: OpenPeriod) {
  // Nothing lies between a day and one before it.
  if (from && to && from > to) return [sql`false`];
  // The second follows from the first: read in order of their start, they begin with the last day.
  if (from && to)
    return [touchingDays({ startDate: from, endDate: to }), lte(bookings.startDate, to)];
  return [from && gte(bookings.endDate, from), to && lte(bookings.startDate, to)].filter(
    (condition) => condition !== undefined,
  );
}

/** Further down the list. Compared as one pair, so that the index finds the place at once. */
function beyond({ startDate, id }: Place) {
  return sql`(${bookings.startDate}, ${bookings.id}) < (${startDate}::date, ${id}::int)`;
}
