import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatKronor, formatMonth } from "#texts/format.ts";

/** With öre where there are any, so that sums add up as they are read. What rounds to nothing has no sign. */
export function money(kronor: number): string {
  return formatKronor(Math.round(kronor * 100) / 100 + 0);
}

const COUNT = new Intl.NumberFormat("sv-SE");

export function count(number: number): string {
  return COUNT.format(number);
}

/** `mars 2027`. */
export function monthWords(year: number, month: number): string {
  return formatMonth(`${year}-${String(month).padStart(2, "0")}-01` as LocalDate);
}

/** `Mars`, as a label begins. */
export function monthName(month: number): string {
  return asHeading(monthWords(2000, month)).replace(/ .*$/, "");
}

export function asHeading(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
