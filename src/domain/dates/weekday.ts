import { toDayNumber, type LocalDate } from "#domain/dates/local-date.ts";

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export function weekdayOf(date: LocalDate): Weekday {
  // Day 0 of the count, 1 March of the year 0, is a Wednesday.
  return WEEKDAYS[(toDayNumber(date) + 2) % 7] ?? "monday";
}
