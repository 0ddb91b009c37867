import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { StayState } from "./protocol.ts";
import { goesEarly } from "./goes-early.ts";

const early = (startDate: string, state: StayState = "waiting") =>
  goesEarly({ startDate: startDate as LocalDate, stay: { state } }, "2027-03-01" as LocalDate);

test("handing over before the first day is asked about, on the day and later it is not", () => {
  expect(["2027-03-02", "2028-03-01"].map((day) => early(day))).toEqual([true, true]);
  expect(["2027-03-01", "2027-02-20"].map((day) => early(day))).toEqual([false, false]);
});

test("what is out already is not asked about again", () => {
  expect(early("2027-03-02", "out")).toBe(false);
});
