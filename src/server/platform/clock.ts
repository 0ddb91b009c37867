import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";

/** The only source of "now" in the shop, so that a test can move it. */
export type Clock = { now(): Date; today(): LocalDate };

/** The machine's clock, or one that starts at another instant and runs on from there. */
export function systemClock(startAt?: Date): Clock {
  const offset = startAt ? startAt.getTime() - Date.now() : 0;
  const now = () => new Date(Date.now() + offset);
  return { now, today: () => dayInSweden(now()) };
}
