import fc from "fast-check";
import { expect, test } from "vitest";
import { isLocalDate, yearOf, type LocalDate } from "./local-date.ts";

test("every day the calendar knows is a date", () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date("0001-01-01T00:00:00Z"),
        max: new Date("9999-12-31T00:00:00Z"),
        noInvalidDate: true,
      }),
      (instant) => isLocalDate(instant.toISOString().slice(0, 10)),
    ),
  );
});

test.each(["2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00"])(
  "%s is no day in the calendar",
  (text) => expect(isLocalDate(text)).toBe(false),
);

test.each(["2024-02-29", "2000-02-29", "2026-12-31"])("%s is a day in the calendar", (text) =>
  expect(isLocalDate(text)).toBe(true),
);

test.each(["", "2026-1-1", "20260101", "2026-01-01T00:00", " 2026-01-01", "idag"])(
  "'%s' is not written as a date",
  (text) => expect(isLocalDate(text)).toBe(false),
);

test("the year of a date is its first four digits", () => {
  expect(yearOf("2026-11-15" as LocalDate)).toBe(2026);
});
