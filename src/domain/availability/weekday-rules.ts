import { intervalOf } from "#domain/availability/booking-interval.ts";
import type { BookingInterval } from "#domain/catalog/item.ts";
import { daysOf, type Period } from "#domain/dates/date-range.ts";
import { addDays } from "#domain/dates/local-date.ts";
import type { Weekday } from "#domain/dates/weekday.ts";

/** Days in a row whose stays begin and end on the same weekday and last at least so many nights. */
export type WeekdayRule = Period & { weekday: Weekday; nights: number };

/** The weekday rules within a period, in order; a day that none of them covers may be chosen freely. */
export function weekdayRules(intervals: readonly BookingInterval[], period: Period): WeekdayRule[] {
  const rules: WeekdayRule[] = [];
  for (const day of daysOf(period)) {
    const interval = intervalOf(day, intervals);
    if (!interval) continue;
    const { startWeekday: weekday, intervalDays: nights } = interval;
    const last = rules.at(-1);
    const goesOn =
      last?.weekday === weekday && last.nights === nights && addDays(last.endDate, 1) === day;
    if (last && goesOn) last.endDate = day;
    else rules.push({ startDate: day, endDate: day, weekday, nights });
  }
  return rules;
}
