import { and, eq, gt, gte, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ItemType } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isActiveBooking } from "#server/platform/db/is-active-booking.ts";
import { isAwaitingAnswer } from "#server/platform/db/is-awaiting-answer.ts";
import { bookingLines, bookings } from "#server/platform/db/tables/bookings.ts";
import { bookingIntervals, rentalItems } from "#server/platform/db/tables/catalog.ts";

/** How many bookings begin, or end, on each of some days. */
export async function countByDay(
  db: Db,
  which: "startDate" | "endDate",
  days: LocalDate[],
): Promise<Map<LocalDate, number>> {
  const day = bookings[which];
  const rows = await db
    .select({ day, count: whole(sql`count(*)`) })
    .from(bookings)
    .where(and(isActiveBooking(), inArray(day, days)))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.count]));
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: whole(sql`count(*)`) })
    .from(bookings)
    .where(isAwaitingAnswer());
  return row?.count ?? 0;
}

/** Nights times units of bookings, main things and all that they take along, as far as they lie between two days. */
export async function countUnitNights(
  db: Db,
  { startDate, endDate }: Stay,
): Promise<Map<ItemType, number>> {
  const nights = sql`least(${bookings.endDate}, ${endDate}::date) - greatest(${bookings.startDate}, ${startDate}::date)`;
  const here = and(
    bookings.holdsNights,
    gt(bookings.endDate, startDate),
    lt(bookings.startDate, endDate),
  );
  const unitNights = (of: typeof bookings | typeof bookingLines) => ({
    itemId: of.rentalItemId,
    nights: sql<number>`sum((${nights}) * ${of.quantity})`.as("nights"),
  });
  const main = db
    .select(unitNights(bookings))
    .from(bookings)
    .where(here)
    .groupBy(bookings.rentalItemId);
  const further = db
    .select(unitNights(bookingLines))
    .from(bookings)
    .innerJoin(bookingLines, eq(bookingLines.bookingId, bookings.id))
    .where(here)
    .groupBy(bookingLines.rentalItemId);
  const ofItems = unionAll(main, further).as("of_items");
  const rows = await db
    .select({ type: rentalItems.type, count: whole(sql`sum(${ofItems.nights})`) })
    .from(ofItems)
    .innerJoin(rentalItems, eq(rentalItems.id, ofItems.itemId))
    .groupBy(rentalItems.type);
  return new Map(rows.map(({ type, count }) => [type, count]));
}

/** Every booking interval of today or later, of items that can still be rented. */
export async function comingIntervals(db: Db, today: LocalDate) {
  return db
    .select({
      itemId: rentalItems.id,
      itemName: rentalItems.name,
      intervalId: bookingIntervals.id,
      startDate: bookingIntervals.startDate,
      endDate: bookingIntervals.endDate,
      startWeekday: bookingIntervals.startWeekday,
      allowsClosedDays: rentalItems.allowsClosedDays,
      pickupTime: bookingIntervals.pickupTime,
      returnTime: bookingIntervals.returnTime,
    })
    .from(bookingIntervals)
    .innerJoin(rentalItems, eq(rentalItems.id, bookingIntervals.rentalItemId))
    .where(and(isNull(rentalItems.archivedAt), gte(bookingIntervals.endDate, today)))
    .orderBy(bookingIntervals.startDate, bookingIntervals.id);
}

function whole(count: SQL): SQL<number> {
  return sql<number>`${count}::int`;
}
