import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";

/** This device can count down only if its clock goes with the shop's. */
export function goWithShop(now: Date, today: LocalDate): boolean {
  return Math.abs(daysBetween(today, dayInSweden(now))) <= 1;
}
