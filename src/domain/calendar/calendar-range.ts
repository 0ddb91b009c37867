import type { Period } from "#domain/dates/date-range.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  yearOf,
  type LocalDate,
} from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";

export const CALENDAR_VIEWS = ["day", "week", "month"] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** The days a view shows around a day: the week from Monday to Sunday, the month as calendars have it. */
export function calendarRange(view: CalendarView, day: LocalDate): Period {
  if (view === "day") return { startDate: day, endDate: day };
  if (view === "month") return { startDate: firstOfMonth(day), endDate: lastOfMonth(day) };
  const monday = mondayOf(day);
  return { startDate: monday, endDate: addDays(monday, 6) };
}

/** A day in the range after, or before, the one that shows this day. */
export function stepRange(view: CalendarView, day: LocalDate, by: 1 | -1): LocalDate {
  if (view === "day") return addDays(day, by);
  return view === "week" ? addDays(mondayOf(day), 7 * by) : addMonths(day, by);
}

/** The number of the week in Swedish calendars: the week belongs to the year its Thursday lies in. */
export function weekNumber(day: LocalDate): number {
  const thursday = addDays(mondayOf(day), 3);
  const newYear = `${String(yearOf(thursday)).padStart(4, "0")}-01-01` as LocalDate;
  return Math.floor(daysBetween(newYear, thursday) / 7) + 1;
}

function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}
