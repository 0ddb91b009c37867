import { yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { formatWeekday } from "./format.ts";

/** `fredag 3 juli 2026`. */
export function dayInWords(day: LocalDate): string {
  return `${formatWeekday(day)} ${yearOf(day)}`;
}

/** `Måndag 1 mars 2027`. */
export function longDay(day: LocalDate): string {
  const words = dayInWords(day);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
