import type { Period } from "#domain/dates/date-range.ts";
import { dayOfMonth, monthOf, yearOf } from "#domain/dates/local-date.ts";
import { formatDay, formatDayAndMonth } from "./format.ts";

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
