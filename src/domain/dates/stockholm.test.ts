import { expect, test } from "vitest";
import { dayInSweden, timeInSweden } from "./stockholm.ts";

test.each([
  ["2026-12-31T22:59:59Z", "2026-12-31", "one second before midnight in winter"],
  ["2026-12-31T23:00:00Z", "2027-01-01", "midnight in winter"],
  ["2026-07-31T21:59:59Z", "2026-07-31", "one second before midnight in summer"],
  ["2026-07-31T22:00:00Z", "2026-08-01", "midnight in summer"],
  ["2026-03-28T23:30:00Z", "2026-03-29", "the night the clocks go forward"],
  ["2026-10-25T23:30:00Z", "2026-10-26", "the night after the clocks went back"],
])("%s is %s in Sweden: %s", (instant, day) => {
  expect(dayInSweden(new Date(instant))).toBe(day);
});

test("a clock in Sweden shows summer and winter time", () => {
  expect(timeInSweden(new Date("2026-07-01T13:05:00Z"))).toBe("15:05");
  expect(timeInSweden(new Date("2026-12-01T13:05:00Z"))).toBe("14:05");
});
