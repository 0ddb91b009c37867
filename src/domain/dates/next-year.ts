import type { Period } from "#domain/dates/date-range.ts";
import {
  addDays,
  daysBetween,
  localDateOf,
  yearOf,
  type LocalDate,
} from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";

/**
 * The same dates a year later. What stood side by side does so still, in and out of leap years: the end follows the
 * day after it. Nothing where the only day of it was a leap day.
 */
export function nextYearByDate({ startDate, endDate }: Period): Period | undefined {
  const moved = {
    startDate: sameDayNextYear(startDate),
    endDate: addDays(sameDayNextYear(addDays(endDate, 1)), -1),
  };
  return moved.startDate <= moved.endDate ? moved : undefined;
}

/** 29 February becomes 1 March. */
function sameDayNextYear(date: LocalDate): LocalDate {
  const wanted = `${String(yearOf(date) + 1).padStart(4, "0")}${date.slice(4)}`;
  return localDateOf(wanted.endsWith("-02-29") ? wanted.replace("-02-29", "-03-01") : wanted);
}

/**
 * The same week and weekday a year later, as long as it was, and never two years ahead: where that week begins after
 * the next New Year (a year after one with a week 53 has none, and some week 1 begins in December), it is a week earlier.
 */
export function nextYearByWeek({ startDate, endDate }: Period): Period {
  const year = yearOfWeek(startDate);
  const days = daysBetween(firstMonday(year), firstMonday(year + 1));
  const isTwoYearsAhead = yearOf(addDays(startDate, days)) > yearOf(startDate) + 1;
  const moved = isTwoYearsAhead ? days - 7 : days;
  return { startDate: addDays(startDate, moved), endDate: addDays(endDate, moved) };
}

/** The year that a week is counted in is that of its Thursday. */
function yearOfWeek(date: LocalDate): number {
  return yearOf(addDays(mondayOf(date), 3));
}

/** Of week 1, in which 4 January always lies. */
function firstMonday(year: number): LocalDate {
  return mondayOf(localDateOf(`${String(year).padStart(4, "0")}-01-04`));
}

function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
}
