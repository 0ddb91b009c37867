import fc from "fast-check";
import { expect, test } from "vitest";
import type { BookingInterval } from "#domain/catalog/item.ts";
import { covers, daysOf } from "#domain/dates/date-range.ts";
import { addDays, localDateOf } from "#domain/dates/local-date.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { intervalOf } from "./booking-interval.ts";
import { weekdayRules } from "./weekday-rules.ts";

const day = localDateOf;
const JULY = { startDate: day("2027-07-01"), endDate: day("2027-07-31") };

function interval(id: number, from: string, to: string, more: Partial<BookingInterval> = {}) {
  return {
    id,
    startDate: day(from),
    endDate: day(to),
    startWeekday: "saturday",
    pickupTime: "15:00",
    returnTime: "10:00",
    intervalDays: 7,
    ...more,
  } satisfies BookingInterval;
}

test("a month within a booking period has one rule for all of it", () => {
  expect(weekdayRules([interval(1, "2027-06-12", "2027-08-16")], JULY)).toEqual([
    { ...JULY, weekday: "saturday", nights: 7 },
  ]);
});

test("a month outside of every booking period has no rule", () => {
  expect(weekdayRules([interval(1, "2027-08-01", "2027-08-16")], JULY)).toEqual([]);
});

test("where booking periods meet with the same rule it is told once, else each for its days", () => {
  const until = interval(1, "2027-07-01", "2027-07-10");
  const after = interval(2, "2027-07-11", "2027-07-31");
  expect(weekdayRules([until, after], JULY)).toHaveLength(1);
  expect(weekdayRules([until, { ...after, intervalDays: 14 }], JULY)).toMatchObject([
    { endDate: "2027-07-10", nights: 7 },
    { startDate: "2027-07-11", nights: 14 },
  ]);
});

const intervals = fc.array(
  fc
    .record({
      from: fc.nat(60),
      length: fc.nat(25),
      weekday: fc.constantFrom(...WEEKDAYS.slice(0, 2)),
      nights: fc.constantFrom(3, 7),
    })
    .map(({ from, length, weekday, nights }) => ({ from, length, weekday, nights })),
  { maxLength: 5 },
);

test("every day is told exactly the rule it follows, whatever periods overlap, in as few rules as can be", () => {
  fc.assert(
    fc.property(intervals, (made) => {
      const start = day("2027-06-15");
      const all = made.map(({ from, length, weekday, nights }, id) =>
        interval(id, addDays(start, from), addDays(start, from + length), {
          startWeekday: weekday,
          intervalDays: nights,
        }),
      );
      const rules = weekdayRules(all, JULY);
      for (const one of daysOf(JULY)) {
        const followed = intervalOf(one, all);
        const told = rules.filter((rule) => covers(rule, one));
        expect(told.map(({ weekday, nights }) => [weekday, nights])).toEqual(
          followed ? [[followed.startWeekday, followed.intervalDays]] : [],
        );
      }
      for (const [index, rule] of rules.entries()) {
        const next = rules[index + 1];
        if (!next) continue;
        expect(rule.endDate < next.startDate).toBe(true);
        const isSame = rule.weekday === next.weekday && rule.nights === next.nights;
        expect(isSame && addDays(rule.endDate, 1) === next.startDate).toBe(false);
      }
    }),
  );
});
