import type { Clock } from "#server/platform/clock.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";

export type TestClock = Clock & { set(instant: string): void; advance(span: Span): void };
type Span = { days?: number; hours?: number; minutes?: number; seconds?: number };

/** A clock that stands still until the test moves it. */
export function testClock(start = "2026-06-01T10:00:00Z"): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    today: () => dayInSweden(new Date(now)),
    set: (instant) => (now = new Date(instant).getTime()),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      (now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
  };
}
