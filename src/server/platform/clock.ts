import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";

/** The only source of "now" in the shop, so that a test can move it. */
export type Clock = { now(): Date; today(): LocalDate };

const HALF_A_MINUTE_MS = 30_000;
const A_MINUTE_MS = 60_000;

/**
 * When what tells of nights must be looked up again. The same instant for all who ask in between, so that a
 * page made of such an answer is no older than the answer.
 */
export function endOfHalfMinute(now: Date): number {
  return (Math.floor(now.getTime() / HALF_A_MINUTE_MS) + 1) * HALF_A_MINUTE_MS;
}

/** The machine's clock, or one that starts at another instant and runs on from there. */
export function systemClock(startAt?: Date): Clock {
  const offset = startAt ? startAt.getTime() - Date.now() : 0;
  const now = () => new Date(Date.now() + offset);
  return { now, today: onceAMinute(now) };
}

/** Every answer asks for the day, and a day begins with a minute. */
function onceAMinute(now: () => Date): () => LocalDate {
  let known: { minute: number; day: LocalDate } | undefined;
  return () => {
    const instant = now();
    const minute = Math.floor(instant.getTime() / A_MINUTE_MS);
    if (known?.minute !== minute) known = { minute, day: dayInSweden(instant) };
    return known.day;
  };
}
