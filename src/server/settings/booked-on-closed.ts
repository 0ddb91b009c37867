import { and, asc, eq, gte, inArray, isNotNull } from "drizzle-orm";
import type { BookedOnClosed } from "#contracts/settings.ts";
import { BOOKING_STATUSES, isActive } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { bookedOnClosed } from "#domain/shop/booked-on-closed.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { globalTimes } from "./global-times.ts";

/** Bookings stand however the hours are changed: whom somebody has to meet, or speak with, on a closed day. */
export async function showBookedOnClosed({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Promise<BookedOnClosed> {
  const { opening } = await globalTimes(db);
  const today = clock.today();
  const stays = await readComingStays(db, today);
  return bookedOnClosed(opening, stays, today).map(({ stay, hours, ...end }) => {
    const { id, customerName, itemName } = stay;
    return { id, customerName, itemName, ...end, hours: [...hours] };
  });
}

async function readComingStays(db: Db, today: LocalDate) {
  const { id, customerName, startDate, endDate, pickupTime, returnTime } = bookings;
  const { status, outAt, backAt } = bookings;
  const { name: itemName, allowsClosedDays } = rentalItems;
  return db
    .select({
      id,
      customerName,
      itemName,
      startDate,
      endDate,
      pickupTime,
      returnTime,
      allowsClosedDays,
      isOut: isNotNull(outAt).mapWith(Boolean),
      isBack: isNotNull(backAt).mapWith(Boolean),
    })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(and(gte(endDate, today), inArray(status, BOOKING_STATUSES.filter(isActive))))
    .orderBy(asc(startDate), asc(id));
}
