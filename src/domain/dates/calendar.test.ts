import fc from "fast-check";
import { expect, test } from "vitest";
import { covers, daysOf, lengthOf, nightCount, nightsOf } from "./date-range.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  isLocalDate,
  lastOfMonth,
  type LocalDate,
} from "./local-date.ts";
import { WEEKDAYS, weekdayOf } from "./weekday.ts";

const anyDate = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as LocalDate);

/** The calendar of the machine, counted in UTC where every day has 24 hours. */
const utc = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`);
const DAY = 86_400_000;

test("a date so many days later is the one the calendar shows", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
      const expected = new Date(utc(date) + days * DAY).toISOString().slice(0, 10);
      expect(addDays(date, days)).toBe(expected);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test("the weekday is the calendar's", () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(weekdayOf(date)).toBe(WEEKDAYS[(new Date(utc(date)).getUTCDay() + 6) % 7]);
    }),
  );
});

test("a month begins on its first and ends before the next", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -30, max: 30 }), (date, months) => {
      expect(addDays(lastOfMonth(date), 1)).toBe(addMonths(date, 1));
      expect(firstOfMonth(date)).toBe(addMonths(date, 0));
      const expected = new Date(
        Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1),
      );
      expect(addMonths(date, months)).toBe(expected.toISOString().slice(0, 10));
    }),
  );
});

test("a stay has a night for each day but the last, counted one by one", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 400 }), (startDate, length) => {
      const stay = { startDate, endDate: addDays(startDate, length) };
      const nights = nightsOf(stay);
      expect(nights).toHaveLength(nightCount(stay));
      expect(nights[0]).toBe(startDate);
      expect(nights.at(-1)).toBe(addDays(stay.endDate, -1));
      expect(nights.every(isLocalDate)).toBe(true);
      expect(nights).not.toContain(stay.endDate);
      expect(daysOf(stay)).toHaveLength(lengthOf(stay));
      expect(covers(stay, stay.endDate)).toBe(true);
    }),
  );
});

test("splitting a stay anywhere gives the same nights", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 2, max: 60 }), fc.nat(60), (startDate, length, cut) => {
      const endDate = addDays(startDate, length);
      const middle = addDays(startDate, cut % length);
      const parts = [
        ...nightsOf({ startDate, endDate: middle }),
        ...nightsOf({ startDate: middle, endDate }),
      ];
      expect(parts).toEqual(nightsOf({ startDate, endDate }));
    }),
  );
});
