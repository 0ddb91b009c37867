import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { intervalsNextYear, seasonsNextYear } from "#domain/catalog/copy-to-next-year.ts";
import { byPlace, isSameSet, movedTo } from "#domain/catalog/item-order.ts";
import type { Period } from "#domain/dates/date-range.ts";
import {
  addDays,
  daysBetween,
  localDateOf,
  yearOf,
  type LocalDate,
} from "#domain/dates/local-date.ts";
import { nextYearByDate, nextYearByWeek } from "#domain/dates/next-year.ts";
import { weekdayOf } from "#domain/dates/weekday.ts";
import { changedPrice, isPriceStill, ROUNDINGS } from "#domain/pricing/price-change.ts";

const day = (text: string): LocalDate => localDateOf(text);
const period = (start: string, end: string): Period => ({
  startDate: day(start),
  endDate: day(end),
});

const aDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(day("2001-01-01"), days));
const aPeriod = fc
  .tuple(aDay, fc.integer({ min: 0, max: 400 }))
  .map(([startDate, days]) => ({ startDate, endDate: addDays(startDate, days) }));

describe("changing a price", () => {
  test.each([
    [1000, "percent", 5, 1, 1050],
    [1195, "percent", 5, 5, 1255],
    [1195, "percent", 5, 10, 1250],
    [1250, "percent", 2.5, 1, 1281],
    [995, "kronor", 50, 10, 1050],
    [995, "kronor", -50, 1, 945],
    [1003, "percent", 0, 10, 1003],
  ] as const)(
    "%i kr by %s %d, rounded to %i, is %i kr",
    (...[price, by, value, rounding, after]) => {
      expect(changedPrice(price, { by, value, rounding })).toBe(after);
    },
  );

  test("comes as near to the exact price as the rounding lets it, and halves go up", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: -900, max: 5000 }).filter((tenths) => tenths !== 0),
        fc.constantFrom(...ROUNDINGS),
        (price, tenths, rounding) => {
          const after = changedPrice(price, { by: "percent", value: tenths / 10, rounding });
          const exact = BigInt(price) * BigInt(1000 + tenths);
          const off = BigInt(after) * 1000n - exact;
          expect(after % rounding).toBe(0);
          expect(2n * off <= BigInt(rounding) * 1000n).toBe(true);
          expect(2n * off > -BigInt(rounding) * 1000n).toBe(true);
        },
      ),
    );
  });

  test("never makes a thing free that cost something, nor dearer than anything may be", () => {
    expect(isPriceStill(100, 0, 1000)).toBe(false);
    expect(isPriceStill(100, -5, 1000)).toBe(false);
    expect(isPriceStill(0, 0, 1000)).toBe(true);
    expect(isPriceStill(100, 1001, 1000)).toBe(false);
  });
});

describe("a year later by date", () => {
  test("keeps the days of the month, and meets the leap day", () => {
    expect(nextYearByDate(period("2027-06-15", "2027-08-15"))).toEqual(
      period("2028-06-15", "2028-08-15"),
    );
    expect(nextYearByDate(period("2027-02-01", "2027-02-28"))).toEqual(
      period("2028-02-01", "2028-02-29"),
    );
    expect(nextYearByDate(period("2028-02-01", "2028-02-29"))).toEqual(
      period("2029-02-01", "2029-02-28"),
    );
    expect(nextYearByDate(period("2028-02-29", "2028-02-29"))).toBeUndefined();
  });

  test("what stands side by side still does, and what is apart stays apart", () => {
    fc.assert(
      fc.property(
        aPeriod,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 60 }),
        (one, gap, length) => {
          const startDate = addDays(one.endDate, gap);
          const next = { startDate, endDate: addDays(startDate, length) };
          const moved = nextYearByDate(one);
          const movedNext = nextYearByDate(next);
          if (!moved || !movedNext) return;
          expect(moved.endDate < movedNext.startDate).toBe(true);
          if (gap === 1) expect(addDays(moved.endDate, 1)).toBe(movedNext.startDate);
        },
      ),
    );
  });
});

/** Week and weekday as a calendar has them, by JavaScript's own dates. */
function weekOf(date: LocalDate): string {
  const thursday = new Date(`${date}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((thursday.getTime() - first) / 86_400_000 + 1) / 7);
  return `${thursday.getUTCFullYear()} ${week}`;
}

describe("a year later by week", () => {
  test("is the same weekday and as long, never two years ahead, and the same week where next year has it", () => {
    for (let days = 0; days <= 11_000; days += 1) {
      const startDate = addDays(day("2050-01-01"), days);
      const endDate = addDays(startDate, days % 400);
      const moved = nextYearByWeek({ startDate, endDate });
      expect(weekdayOf(moved.startDate)).toBe(weekdayOf(startDate));
      expect(daysBetween(moved.startDate, moved.endDate)).toBe(days % 400);
      expect(yearOf(moved.startDate)).toBeLessThanOrEqual(yearOf(startDate) + 1);

      const [year, week] = weekOf(startDate).split(" ").map(Number) as [number, number];
      const sameWeek = addDays(startDate, 52 * 7);
      const hasSameWeek = [sameWeek, addDays(sameWeek, 7)].find(
        (date) => weekOf(date) === `${year + 1} ${week}` && yearOf(date) <= yearOf(startDate) + 1,
      );
      if (hasSameWeek) expect(moved.startDate).toBe(hasSameWeek);
    }
  });

  test("is the last week of next year for what begins in a week 53, or in a week 1 that is two years ahead", () => {
    expect(nextYearByWeek(period("2026-12-28", "2027-01-03"))).toEqual(
      period("2027-12-27", "2028-01-02"),
    );
    expect(nextYearByWeek(period("2027-01-01", "2027-01-03"))).toEqual(
      period("2028-01-07", "2028-01-09"),
    );
    expect(nextYearByWeek(period("2064-12-29", "2065-01-04"))).toEqual(
      period("2065-12-28", "2066-01-03"),
    );
  });
});

const WISH = { fromYear: 2027, percent: 5, rounding: 5, seasonsBy: "date" } as const;

describe("seasons and booking periods for next year", () => {
  test("have the new price and the new dates", () => {
    const seasons = [{ id: 1, ...period("2027-06-15", "2027-08-15"), price: 1500 }];
    expect(seasonsNextYear(seasons, WISH)).toEqual([
      {
        from: seasons[0],
        to: { id: 1, ...period("2028-06-15", "2028-08-15"), price: 1575 },
        skipped: null,
      },
    ]);
  });

  test("a period that begins on its Saturday begins on a Saturday, another keeps its dates", () => {
    const hours = { pickupTime: "15:00", returnTime: "10:00", intervalDays: 7 };
    const rows = intervalsNextYear(
      [
        { id: 1, ...period("2027-06-19", "2027-08-14"), startWeekday: "saturday", ...hours },
        { id: 2, ...period("2027-09-01", "2027-09-30"), startWeekday: "saturday", ...hours },
      ],
      WISH,
    );
    expect(rows.map(({ to }) => [to?.startDate, to?.endDate])).toEqual([
      ["2028-06-17", "2028-08-12"],
      ["2028-09-01", "2028-09-30"],
    ]);
  });

  test("one that would lie over what is already there is left out, and it is said over what", () => {
    const seasons = [
      { id: 1, ...period("2027-06-15", "2027-08-15"), price: 1500 },
      { id: 2, ...period("2028-08-01", "2028-08-31"), price: 1700 },
    ];
    expect(seasonsNextYear(seasons, WISH)[0]?.skipped).toEqual({
      because: "overlap",
      other: period("2028-08-01", "2028-08-31"),
    });
  });

  test("a midsummer price that lies over the summer's does so next year, and is made after it", () => {
    const seasons = [
      { id: 2, ...period("2027-06-18", "2027-06-21"), price: 2595 },
      { id: 1, ...period("2027-06-14", "2027-08-15"), price: 2195 },
    ];
    const copies = seasonsNextYear(seasons, WISH);
    expect(copies.map(({ from, skipped }) => [from.id, skipped])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  test("copied a second time nothing more comes, and nothing lies over what was there", () => {
    fc.assert(
      fc.property(
        fc.array(aPeriod, { maxLength: 8 }),
        fc.constantFrom("date" as const, "week" as const),
        (periods, seasonsBy) => {
          const seasons = periods.map((one, id) => ({ ...one, id, price: 1000 }));
          const fromYear = Number(seasons[0]?.startDate.slice(0, 4) ?? 2027);
          const wish = { ...WISH, fromYear, seasonsBy };
          const added = seasonsNextYear(seasons, wish).flatMap(({ to, skipped }) =>
            to && !skipped ? [to] : [],
          );
          for (const one of added)
            for (const other of seasons)
              expect(one.startDate > other.endDate || one.endDate < other.startDate).toBe(true);
          const again = seasonsNextYear([...seasons, ...added], wish);
          const moved = again.filter(({ from, skipped }) => !skipped && seasons.includes(from));
          expect(moved).toEqual([]);
        },
      ),
    );
  });
});

describe("the order on the page", () => {
  test("those that nobody has placed stand in the order they were made, motorhomes first", () => {
    const things = [
      { id: 4, type: "equipment", position: 0 },
      { id: 3, type: "rv", position: 0 },
      { id: 2, type: "equipment", position: 0 },
      { id: 1, type: "rv", position: 2 },
    ] as const;
    expect(things.toSorted(byPlace).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  });

  test("moving one leaves the others in their order", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
        fc.nat(60),
        fc.nat(60),
        (order, which, place) => {
          const id = order[which % order.length]!;
          const moved = movedTo(order, id, place);
          expect(isSameSet(order, moved)).toBe(true);
          expect(moved.indexOf(id)).toBe(Math.min(place, order.length - 1));
          expect(moved.filter((one) => one !== id)).toEqual(order.filter((one) => one !== id));
        },
      ),
    );
  });
});
