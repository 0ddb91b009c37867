import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isGoneFor } from "./gone-unit.ts";

const nights = (from: string, to: string) => ({
  heldFrom: from as LocalDate,
  heldTo: to as LocalDate,
});
const isGone = (gone: [string, string], stay: [string, string], today = "2026-06-03") =>
  isGoneFor(
    { bookingId: 1, endDate: gone[1] as LocalDate, ...nights(...gone) },
    nights(...stay),
    today as LocalDate,
  );

test("a vehicle that is out with somebody is not to be had on the nights they have it", () => {
  expect(isGone(["2026-06-01", "2026-06-05"], ["2026-06-04", "2026-06-07"])).toBe(true);
  expect(isGone(["2026-06-01", "2026-06-05"], ["2026-06-05", "2026-06-07"])).toBe(false);
});

test("a vehicle that did not come back is not to be had tonight, and from tomorrow on it is", () => {
  expect(isGone(["2026-05-28", "2026-06-02"], ["2026-06-03", "2026-06-05"])).toBe(true);
  expect(isGone(["2026-05-28", "2026-06-02"], ["2026-06-04", "2026-06-05"])).toBe(false);
});

test("on the day that it is due it may still come in time for the next", () => {
  expect(isGone(["2026-05-28", "2026-06-03"], ["2026-06-03", "2026-06-05"])).toBe(false);
});

test("a vehicle that left before its stay is not to be had until then", () => {
  expect(isGone(["2026-06-10", "2026-06-12"], ["2026-06-04", "2026-06-05"])).toBe(true);
  expect(isGone(["2026-06-10", "2026-06-12"], ["2026-06-12", "2026-06-14"])).toBe(false);
});
