import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { datesProblem } from "./check-stay.ts";
import { insideWindow } from "./inside-window.ts";

const TODAY = "2027-06-01" as LocalDate;
const stay = (from: number, nights: number) => ({
  startDate: addDays(TODAY, from),
  endDate: addDays(TODAY, from + nights),
});

test("days that have been become as many from today on, and days too far the last there are", () => {
  expect(insideWindow(TODAY, stay(-400, 7))).toEqual(stay(0, 7));
  expect(insideWindow(TODAY, stay(-1, 7))).toEqual(stay(0, 7));
  expect(insideWindow(TODAY, stay(500, 7))).toEqual(stay(358, 7));
});

test("days that can be booked are left alone, and a stay longer than the year is nowhere", () => {
  expect(insideWindow(TODAY, stay(0, 7))).toBeNull();
  expect(insideWindow(TODAY, stay(-3, 366))).toBeNull();
});

test("no stay of the same length that could be booked is nearer", () => {
  const from = fc.integer({ min: -40, max: 420 });
  fc.assert(
    fc.property(from, fc.integer({ min: 1, max: 30 }), (days, nights) => {
      const asked = stay(days, nights);
      const nearest = [...Array(500).keys()]
        .flatMap((far) => [stay(days + far, nights), stay(days - far, nights)])
        .find((one) => !datesProblem(TODAY, one));
      const isInside = !datesProblem(TODAY, asked);
      expect(insideWindow(TODAY, asked)).toEqual(isInside ? null : nearest);
    }),
    { numRuns: 100 },
  );
});
