import { daysBetween, yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatDay, formatDayAndMonth, formatWeekday } from "#texts/format.ts";

const NEAR: Record<number, string> = { [-1]: "i går", 0: "i dag", 1: "i morgon" };

/** `i dag`, `i morgon`, `fredag 3 juli`; with the year where it is not this one. */
export function dayWords(day: LocalDate, today: LocalDate): string {
  const near = NEAR[daysBetween(today, day)];
  return near ?? (yearOf(day) === yearOf(today) ? formatWeekday(day) : formatDay(day));
}

/** `i dag kl 15:00`. */
export function hourWords(day: LocalDate, time: string, today: LocalDate): string {
  return time === "" ? dayWords(day, today) : `${dayWords(day, today)} kl ${time}`;
}

/** `i dag kl 15:00`, by Swedish clocks. */
export function momentWords(instant: string, today: LocalDate): string {
  const at = new Date(instant);
  return hourWords(dayInSweden(at), timeInSweden(at), today);
}

/** `sedan i går`, `sedan 3 juli`. */
export function sinceWords(since: LocalDate, today: LocalDate): string {
  const near = NEAR[daysBetween(today, since)];
  const day = yearOf(since) === yearOf(today) ? formatDayAndMonth(since) : formatDay(since);
  return `sedan ${near ?? day}`;
}

/** This device can count down only if its clock goes with the shop's. */
export function goWithShop(now: Date, today: LocalDate): boolean {
  return Math.abs(daysBetween(today, dayInSweden(now))) <= 1;
}
