import { and, asc, between, count, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { type BookingChoice } from "#contracts/booking-list.ts";
import { MOST_COUNTED } from "#domain/bookings/list-pages.ts";
import type { Booking } from "#contracts/bookings.ts";
import { orderParts, usualOrder, type ShopMoment } from "#domain/bookings/booking-views.ts";
import { bookingAnswer, selectBookings } from "#server/bookings/one-booking/booking-view-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { inView } from "./list-view-rows.ts";
import { touching } from "./list-bookings-rows.ts";
import { countInRentState, inRentState } from "./rent-state-rows.ts";
import { containing, searchTerms } from "./search-bookings-terms.ts";

/** Kept by the database itself, see the migration. */
const bookingSearch = pgTable("booking_search", {
  bookingId: integer().primaryKey(),
  words: text().notNull(),
});

/** What is asked for and when, with the bookings whose customers are to have something back. */
export type Sought = BookingChoice & { owed: readonly number[]; now: ShopMoment };

/** A booking's place in the list: what it is ordered by, as the database writes it, and its number. */
export type Place = { at: string; id: number };

/** From a place on, or after so many. */
export type Stretch = { after?: Place | undefined; skip?: number; most: number };

/** Numbers first, rows then: the wide rows of a booking are read for one page only. */
export async function findPage(
  db: Db,
  wish: Sought,
  { after, skip = 0, most }: Stretch,
): Promise<Place[]> {
  const { by, isDown } = orderParts(wish.sort ?? usualOrder(wish.view));
  const { column, written, type } = ORDERED_BY[by];
  // What a view shows is few of all bookings. Ordered by what no index has, it is found first and then ordered,
  // instead of looked for among the latest of all.
  const ordered = by === "created" && wish.view ? sql`${column} + interval '0'` : column;
  const onwards = isDown ? desc : asc;
  return (
    db
      .select({ at: written, id: bookings.id })
      .from(bookings)
      // Compared as one pair, so that the index finds the place at once.
      .where(
        and(
          ...conditions(db, wish),
          after &&
            sql`(${column}, bookings.id) ${isDown ? sql`<` : sql`>`} (${after.at}::${type}, ${after.id}::int)`,
        ),
      )
      .orderBy(onwards(ordered), onwards(bookings.id))
      .offset(skip)
      .limit(most)
  );
}

const ORDERED_BY = {
  start: {
    column: sql`bookings.start_date`,
    written: sql<string>`bookings.start_date::text`,
    type: sql`date`,
  },
  end: {
    column: sql`bookings.end_date`,
    written: sql<string>`bookings.end_date::text`,
    type: sql`date`,
  },
  created: {
    column: sql`bookings.created_at`,
    written: sql<string>`to_char(bookings.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    type: sql`timestamptz`,
  },
};

export async function countFound(db: Db, wish: Sought): Promise<number> {
  const { payment, view, status, item, from, to, q } = wish;
  if (!status && !item && !from && !to && !q) {
    if (payment && payment !== "to-give-back" && !view) return countInRentState(db, payment);
    if (view === "unpaid" && !payment) return countInRentState(db, "to-pay");
  }
  const some = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(...conditions(db, wish, ALL_AT_ONCE)))
    .limit(MOST_COUNTED + 1)
    .as("some");
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

export async function readBookings(db: Db, ids: number[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await selectBookings(db).where(inArray(bookings.id, ids));
  const found = new Map(rows.map((row) => [row.booking.id, bookingAnswer(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/**
 * A limit that none reaches keeps the search apart from the rest: whoever wants all of what matches finds it by its
 * letters, whoever wants the first page may also look through the latest bookings until it is full.
 */
const ALL_AT_ONCE = 2_147_483_647;

function conditions(
  db: Db,
  { q, status, payment, item, from, to, view, owed, now }: Sought,
  apart?: number,
): SQL[] {
  return [
    ...touching({ from, to }),
    status && eq(bookings.status, status),
    item && eq(bookings.rentalItemId, item),
    payment && inRentState(payment, owed),
    view && inView(view, now),
    q && matching(db, q, apart),
  ].filter((condition): condition is SQL => typeof condition === "object");
}

/** Bookings whose customer, or number, is what somebody typed. */
export function matching(db: Db, typed: string, apart?: number): SQL | undefined {
  const { words, numbers } = searchTerms(typed);
  const wanted = or(
    words.length > 0 ? and(...words.map(holding)) : undefined,
    numbers ? between(bookingSearch.bookingId, numbers.first, numbers.last) : undefined,
  );
  if (!wanted) return undefined;
  const found = db.select({ id: bookingSearch.bookingId }).from(bookingSearch).where(wanted);
  return inArray(bookings.id, apart === undefined ? found : found.limit(apart));
}

/** Fewer letters than make a group are looked for line by line. */
function holding(word: string): SQL | undefined {
  const itself = sql`words like folded(${containing(word)})`;
  return word.length < 3
    ? itself
    : and(sql`letter_groups(words) @> letter_groups(folded(${word}))`, itself);
}
