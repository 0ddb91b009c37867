import {
  addDays,
  daysBetween,
  fromDayNumber,
  toDayNumber,
  type LocalDate,
} from "#domain/dates/local-date.ts";

/** Nights from pick-up to return: the return day is not a night, the next customer may come that afternoon. */
export type Stay = { startDate: LocalDate; endDate: LocalDate };

/** Days of which both the first and the last count, as an owner writes them down. */
export type Period = { startDate: LocalDate; endDate: LocalDate };

export function nightCount({ startDate, endDate }: Stay): number {
  return daysBetween(startDate, endDate);
}

export function nightsOf(stay: Stay): LocalDate[] {
  const nights: LocalDate[] = [];
  const last = toDayNumber(stay.endDate);
  for (let night = toDayNumber(stay.startDate); night < last; night += 1)
    nights.push(fromDayNumber(night));
  return nights;
}

/** Whether two stays have a night in common; the day one ends, the next may begin. */
export function shareNights(one: Stay, other: Stay): boolean {
  return one.startDate < other.endDate && other.startDate < one.endDate;
}

/** Whether two periods have a day in common, the last day of each counted. */
export function shareDays(one: Period, other: Period): boolean {
  return one.startDate <= other.endDate && other.startDate <= one.endDate;
}

export function daysOf({ startDate, endDate }: Period): LocalDate[] {
  return nightsOf({ startDate, endDate: addDays(endDate, 1) });
}

export function covers({ startDate, endDate }: Period, day: LocalDate): boolean {
  return startDate <= day && day <= endDate;
}

/** Days in a period, both ends counted. */
export function lengthOf({ startDate, endDate }: Period): number {
  return daysBetween(startDate, endDate) + 1;
}
