import type { Period } from "#domain/dates/date-range.ts";
import { dayOfMonth, monthOf, yearOf } from "#domain/dates/local-date.ts";
import { formatDay, formatDayAndMonth } from "#texts/format.ts";

/** `3–5 juli 2027`, `28 juni–5 juli 2027` or with both years where they differ. */
export function periodWords({ startDate, endDate }: Period): string {
  if (startDate === endDate) return formatDay(startDate);
  if (yearOf(startDate) !== yearOf(endDate))
    return `${formatDay(startDate)} – ${formatDay(endDate)}`;
  if (monthOf(startDate) !== monthOf(endDate))
    return `${formatDayAndMonth(startDate)} – ${formatDay(endDate)}`;
  return `${dayOfMonth(startDate)}–${formatDay(endDate)}`;
}
