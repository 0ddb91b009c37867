import type { BookingSearch, FoundBookings } from "#contracts/booking-list.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Place } from "./list-bookings-rows.ts";
import { countFound, findPage, findPageAndCount, readBookings } from "./search-bookings-rows.ts";

export const FOUND_PER_PAGE = 50;

export async function searchBookings(
  { db, clock }: { db: Db; clock: Clock },
  wish: BookingSearch,
): Promise<FoundBookings> {
  // One more than is shown tells whether there is a page after this one.
  const { places, total } = await find(db, wish, FOUND_PER_PAGE + 1);
  const shown = places.slice(0, FOUND_PER_PAGE);
  const last = shown.at(-1);
  return {
    bookings: await readBookings(
      db,
      shown.map(({ id }) => id),
    ),
    total,
    next: places.length > shown.length && last ? cursorOf(last) : null,
    now: clock.now().toISOString(),
  };
}

/** Without a text, pages and counts are each found by an index of their own. */
async function find(
  db: Db,
  wish: BookingSearch,
  most: number,
): Promise<{ places: Place[]; total: number }> {
  if (wish.q) return findPageAndCount(db, wish, most);
  return { places: await findPage(db, wish, most), total: await countFound(db, wish) };
}

function cursorOf({ startDate, id }: Place): string {
  return `${startDate}_${id}`;
}
