import { MOST_CALENDAR_DAYS, type ShopCalendar } from "#contracts/calendar.ts";
import type { Problem } from "#contracts/errors.ts";
import { lengthOf, type Period } from "#domain/dates/date-range.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readCalendarBookings, readCalendarItems, readCalendarPeriods } from "./calendar-rows.ts";
import { readCalendarUnits } from "./calendar-unit-rows.ts";

type Needs = { db: Db; clock: Clock };

/** Everything the shop's calendar shows of some days. */
export async function showCalendar(
  { db, clock }: Needs,
  days: Period,
): Promise<Result<ShopCalendar, Problem>> {
  if (days.endDate < days.startDate) return fail({ code: "catalog.dates-reversed" });
  if (lengthOf(days) > MOST_CALENDAR_DAYS)
    return fail({ code: "stay.range-too-long", days: MOST_CALENDAR_DAYS });
  const bookings = await readCalendarBookings(db, days);
  const bookedIds = [...new Set(bookings.map(({ rentalItemId }) => rentalItemId))];
  const items = await readCalendarItems(db, bookedIds);
  const itemIds = items.map(({ id }) => id);
  return ok({
    from: days.startDate,
    to: days.endDate,
    today: dayInSweden(clock.now()),
    items,
    bookings,
    ...(await readCalendarUnits(db, itemIds, days)),
    ...(await readCalendarPeriods(db, itemIds, days)),
  });
}
