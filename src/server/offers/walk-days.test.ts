import { expect, test } from "vitest";
import { daysOf } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { walkDays } from "./walk-days.ts";

test("walking by months names the same days as counting them one by one", () => {
  // Every start in five years, leap years and year ends among them, with ends near and far.
  for (let start = 0; start < 5 * 365; start += 1) {
    const startDate = addDays("2027-01-01" as LocalDate, start);
    for (const length of [0, 1, 27 + (start % 7), 60 + (start % 340)]) {
      const period = { startDate, endDate: addDays(startDate, length) };
      expect(walkDays(period)).toEqual(daysOf(period));
    }
  }
});

test("a period that ends before it begins has no days", () => {
  expect(
    walkDays({ startDate: "2026-06-02" as LocalDate, endDate: "2026-06-01" as LocalDate }),
  ).toEqual([]);
});

test("the last days of the calendar can be named", () => {
  const period = { startDate: "9999-12-30" as LocalDate, endDate: "9999-12-31" as LocalDate };
  expect(walkDays(period)).toEqual(["9999-12-30", "9999-12-31"]);
});
