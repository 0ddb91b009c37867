import type { Period } from "#domain/dates/date-range.ts";
import { dayOfMonth, monthOf, yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatDayAndMonth, formatWeekday } from "./format.ts";

/** Days of one year, both ends included: `3–5 juli`, `28 juni – 5 juli`. */
export function daysWords({ startDate, endDate }: Period): string {
  if (startDate === endDate) return formatDayAndMonth(startDate);
  if (monthOf(startDate) === monthOf(endDate))
    return `${dayOfMonth(startDate)}–${formatDayAndMonth(endDate)}`;
  return `${formatDayAndMonth(startDate)} – ${formatDayAndMonth(endDate)}`;
}

/** `3–5 juli 2027`, `28 juni – 5 juli 2027`, or with both years where they differ. */
export function periodWords({ startDate, endDate }: Period): string {
  return yearOf(startDate) === yearOf(endDate)
    ? `${daysWords({ startDate, endDate })} ${yearOf(endDate)}`
    : `${formatDay(startDate)} – ${formatDay(endDate)}`;
}

/** `Måndag 1 mars 2027`. */
export function longDay(day: LocalDate): string {
  const words = `${formatWeekday(day)} ${yearOf(day)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
