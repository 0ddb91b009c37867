import { and, between, count, desc, eq, inArray, like, or, sql, type SQL } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { MOST_COUNTED, type BookingSearch } from "#contracts/booking-list.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { bookingAnswer, selectBookings } from "./booking-view-rows.ts";
import { beyond, touching, type Place } from "./list-bookings-rows.ts";
import { countInRentState, inRentState } from "./rent-state-rows.ts";
import { containing, searchTerms } from "./search-bookings-terms.ts";

/** Kept by the database itself, see the migration. */
const bookingSearch = pgTable("booking_search", {
  bookingId: integer().primaryKey(),
  words: text().notNull(),
});

/** What is asked for, with the bookings whose customers are to have something back. */
export type Sought = BookingSearch & { owed: readonly number[] };

/** Numbers first, rows then: the wide rows of a booking are read for one page only. */
export async function findPage(db: Db, wish: Sought, most: number): Promise<Place[]> {
  return db
    .select({ startDate: bookings.startDate, id: bookings.id })
    .from(bookings)
    .where(and(...conditions(db, wish), wish.after && beyond(wish.after)))
    .orderBy(desc(bookings.startDate), desc(bookings.id))
    .limit(most);
}

/**
 * A page of what matches a text, and how many match: every line of the search table is read for it, and once is
 * enough for both.
 */
export async function findPageAndCount(
  db: Db,
  wish: Sought,
  most: number,
): Promise<{ places: Place[]; total: number }> {
  const found = db.$with("found").as(
    db
      .select({ startDate: bookings.startDate, id: bookings.id })
      .from(bookings)
      .where(and(...conditions(db, wish))),
  );
  const rows = await db
    .with(found)
    .select({
      startDate: found.startDate,
      id: found.id,
      total: sql<number>`(select least(count(*), ${MOST_COUNTED + 1}) from ${found})::integer`,
    })
    .from(found)
    .where(wish.after && beyond(wish.after, found))
    .orderBy(desc(found.startDate), desc(found.id))
    .limit(most);
  // A page beyond the last line tells nothing, not even how many there are before it.
  const total = rows[0]?.total ?? (wish.after ? await countFound(db, wish) : 0);
  return { places: rows.map(({ startDate, id }) => ({ startDate, id })), total };
}

export async function countFound(db: Db, wish: Sought): Promise<number> {
  const { payment, status, item, from, to, q } = wish;
  if (payment && payment !== "to-give-back" && !status && !item && !from && !to && !q)
    return countInRentState(db, payment);
  const some = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(...conditions(db, wish)))
    .limit(MOST_COUNTED + 1)
    .as("some");
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

export async function readBookings(db: Db, ids: number[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await selectBookings(db)
    .where(inArray(bookings.id, ids))
    .orderBy(desc(bookings.startDate), desc(bookings.id));
  return rows.map(bookingAnswer);
}

function conditions(db: Db, { q, status, payment, item, from, to, owed }: Sought): SQL[] {
  return [
    ...touching({ from, to }),
    status && eq(bookings.status, status),
    item && eq(bookings.rentalItemId, item),
    payment && inRentState(payment, owed),
    q && matching(db, q),
  ].filter((condition): condition is SQL => typeof condition === "object");
}

function matching(db: Db, typed: string): SQL | undefined {
  const { words, numbers } = searchTerms(typed);
  const wanted = or(
    words.length > 0
      ? and(...words.map((word) => like(bookingSearch.words, containing(word))))
      : undefined,
    numbers ? between(bookingSearch.bookingId, numbers.first, numbers.last) : undefined,
  );
  if (!wanted) return undefined;
  return inArray(
    bookings.id,
    db.select({ id: bookingSearch.bookingId }).from(bookingSearch).where(wanted),
  );
}
