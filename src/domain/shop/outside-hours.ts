import { WEEKDAYS, type Weekday } from "#domain/dates/weekday.ts";
import { hoursOfWeekday, isWithin, type WeekHours } from "./opening.ts";

/** Of the weekdays on which the shop is open, those on which a time lies outside of its hours. */
export function weekdaysOutside(
  week: readonly WeekHours[],
  time: string,
): { open: Weekday[]; outside: Weekday[] } {
  const open = WEEKDAYS.filter((weekday) => !isClosedEvery(week, weekday));
  const outside = open.filter((weekday) => !isWithin(hoursOfWeekday(week, weekday), time));
  return week.length === 0 ? { open, outside: [] } : { open, outside };
}

/** Whether the shop is always closed on a weekday. */
export function isClosedEvery(week: readonly WeekHours[], weekday: Weekday): boolean {
  return week.length > 0 && hoursOfWeekday(week, weekday).length === 0;
}
