import {
  type BookingChoice,
  type BookingSearch,
  type FoundBookings,
} from "#contracts/booking-list.ts";
import { FOUND_PER_PAGE } from "#domain/bookings/list-pages.ts";
import type { Booking } from "#contracts/bookings.ts";
import { timeInSweden } from "#domain/dates/stockholm.ts";
import type { Owed } from "#domain/duties/owed-money.ts";
import type { OwedOf } from "#server/bookings/one-booking/show-owed.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import {
  countFound,
  findPage,
  readBookings,
  type Place,
  type Sought,
} from "./search-bookings-rows.ts";

type SearchParts = { db: Db; clock: Clock; owed: OwedOf };

export async function searchBookings(
  parts: SearchParts,
  { page = 1, after, ...choice }: BookingSearch,
): Promise<FoundBookings> {
  const { db, clock, owed } = parts;
  const sought = await soughtBy(parts, choice);
  // One more than is shown tells whether there is a page after this one.
  const places = await findPage(db, sought, {
    after,
    skip: after ? 0 : (page - 1) * FOUND_PER_PAGE,
    most: FOUND_PER_PAGE + 1,
  });
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
    total: await countFound(db, sought),
    next: places.length > shown.length && last ? cursorOf(last) : null,
    now: clock.now().toISOString(),
  };
}

/** All of them, a page at a time: one short query each, made when it is asked for. */
export async function* foundPages(
  parts: SearchParts,
  choice: BookingChoice,
  size = 200,
): AsyncGenerator<Booking[], void, undefined> {
  const sought = await soughtBy(parts, choice);
  let after: Place | undefined;
  for (;;) {
    const places = await findPage(parts.db, sought, { after, most: size });
    const ids = places.map(({ id }) => id);
    if (ids.length > 0) yield await readBookings(parts.db, ids);
    if (places.length < size) return;
    after = places.at(-1);
  }
}

async function soughtBy({ clock, owed }: SearchParts, choice: BookingChoice): Promise<Sought> {
  const asked = choice.payment === "to-give-back" ? [...(await owed()).keys()] : [];
  const now = { day: clock.today(), time: timeInSweden(clock.now()) };
  return { ...choice, owed: asked, now };
}

function cursorOf({ at, id }: Place): string {
  return `${at}_${id}`;
}
