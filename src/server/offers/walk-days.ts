import { lengthOf, type Period } from "#domain/dates/date-range.ts";
import {
  addMonths,
  dayOfMonth,
  firstOfMonth,
  lastOfMonth,
  type LocalDate,
} from "#domain/dates/local-date.ts";

const MOST_MONTHS = 600;
const known = new Map<LocalDate, LocalDate[]>();

/**
 * The days of a period, the same as `daysOf`. Everybody asks about the same few months, so the names
 * of their days are kept: making 210 of them takes longer than reading the nights.
 */
export function walkDays(period: Period): LocalDate[] {
  // Counted, not compared: after the year 9999 the text of a day no longer sorts.
  const count = lengthOf(period);
  const days: LocalDate[] = [];
  let month = firstOfMonth(period.startDate);
  let first = dayOfMonth(period.startDate) - 1;
  while (days.length < count) {
    const names = daysOfMonth(month);
    const last = Math.min(names.length, first + count - days.length);
    for (let index = first; index < last; index += 1) days.push(names[index]!);
    month = addMonths(month, 1);
    first = 0;
  }
  return days;
}

function daysOfMonth(month: LocalDate): LocalDate[] {
  const kept = known.get(month);
  if (kept) return kept;
  const prefix = month.slice(0, 8);
  const days = Array.from(
    { length: dayOfMonth(lastOfMonth(month)) },
    (_, index) => `${prefix}${String(index + 1).padStart(2, "0")}` as LocalDate,
  );
  if (known.size === MOST_MONTHS) known.clear();
  known.set(month, days);
  return days;
}
