import type { BookingSearch, FoundBookings } from "#contracts/booking-list.ts";
import type { Problem } from "#contracts/errors.ts";
import type { Owed } from "#domain/duties/owed-money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Place } from "./list-bookings-rows.ts";
import { findBooking } from "./booking-view-rows.ts";
import {
  countFound,
  findPage,
  findPageAndCount,
  readBookings,
  type Sought,
} from "./search-bookings-rows.ts";

export const FOUND_PER_PAGE = 50;

/** What customers are to have back, by booking; of these bookings at least, where some are named. */
export type OwedOf = (among?: readonly number[]) => Promise<ReadonlyMap<number, Owed>>;

type SearchParts = { db: Db; clock: Clock; owed: OwedOf };

export async function searchBookings(
  { db, clock, owed }: SearchParts,
  wish: BookingSearch,
): Promise<FoundBookings> {
  const asked = wish.payment === "to-give-back" ? [...(await owed()).keys()] : [];
  // One more than is shown tells whether there is a page after this one.
  const { places, total } = await find(db, { ...wish, owed: asked }, FOUND_PER_PAGE + 1);
  const shown = places.slice(0, FOUND_PER_PAGE);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  const sums = ids.length > 0 ? await owed(ids) : new Map<number, Owed>();
  return {
    bookings: await readBookings(db, ids),
    owed: ids.flatMap((bookingId) => {
      const sum = sums.get(bookingId);
      return sum === undefined ? [] : [{ bookingId, ...sum }];
    }),
    total,
    next: places.length > shown.length && last ? cursorOf(last) : null,
    now: clock.now().toISOString(),
  };
}

/** The same of one booking, for its own page. */
export async function showOwed(
  { db, owed }: Pick<SearchParts, "db" | "owed">,
  id: number,
): Promise<Result<Owed, Problem>> {
  if (!(await findBooking(db, id))) return fail({ code: "booking.unknown" });
  return ok((await owed([id])).get(id) ?? { amount: 0, undecided: 0 });
}

/** Without a text, pages and counts are each found by an index of their own. */
async function find(
  db: Db,
  wish: Sought,
  most: number,
): Promise<{ places: Place[]; total: number }> {
  if (wish.q) return findPageAndCount(db, wish, most);
  return { places: await findPage(db, wish, most), total: await countFound(db, wish) };
}

function cursorOf({ startDate, id }: Place): string {
  return `${startDate}_${id}`;
}
