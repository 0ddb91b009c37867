import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BookingInterval } from "#domain/catalog/item.ts";
import { daysOf } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";
import { ALWAYS_OPEN, type Opening } from "#domain/shop/opening.ts";
import {
  calendarDays,
  firstStart,
  lastNightBehind,
  startProblem,
  toldFacts,
  type CalendarFacts,
} from "./calendar-days.ts";
import { checkStay, overrideOf, stayProblems } from "./check-stay.ts";
import { closedOn, handoverDays } from "./closed-days.ts";
import { clickDay, NOTHING_SELECTED, startRefusal } from "./date-selection.ts";
import { areAllKeptClosed, findItems, nearestOf, type FindableItem } from "./find-items.ts";
import { nearestStay } from "./nearest-stay.ts";

const day = (text: string) => text as LocalDate;
/** A Tuesday. */
const TODAY = day("2027-06-01");
const SUNDAY = day("2027-06-06");

const hours = { opens: "09:00", closes: "17:00" };
const notSundays: Opening = {
  week: WEEKDAYS.filter((weekday) => weekday !== "sunday").map((weekday) => ({
    weekday,
    ...hours,
  })),
  exceptions: [],
};

function facts(opening: Opening, fields: Partial<CalendarFacts> = {}): CalendarFacts {
  return {
    today: TODAY,
    quantity: 1,
    intervals: [],
    blocked: [],
    seasons: [],
    peakSeasonOnly: false,
    freeOn: () => 1,
    isClosedOn: closedOn(opening),
    ...fields,
  };
}

const verdict = (given: CalendarFacts, startDate: string, endDate: string) => {
  const result = checkStay(toldFacts(given), { startDate: day(startDate), endDate: day(endDate) });
  return result.ok ? "ok" : result.problem;
};

describe("a shop that is closed on Sundays", () => {
  const closed = facts(notSundays);

  test("neither hands out nor takes back on one, but a Sunday may lie within a stay", () => {
    expect(verdict(closed, "2027-06-06", "2027-06-08")).toEqual({
      code: "stay.closed-start",
      day: SUNDAY,
    });
    expect(verdict(closed, "2027-06-04", "2027-06-06")).toEqual({
      code: "stay.closed-end",
      day: SUNDAY,
    });
    expect(verdict(closed, "2027-06-04", "2027-06-07")).toBe("ok");
    expect(
      stayProblems(toldFacts(closed), { startDate: SUNDAY, endDate: addDays(SUNDAY, 7) }),
    ).toHaveLength(2);
  });

  test("tells so in the calendar, with the nearest day that will do", () => {
    expect(startProblem(closed, SUNDAY)).toEqual({
      code: "day.closed-start",
      nearest: "2027-06-07",
    });
    const [sunday] = calendarDays(
      closed,
      { startDate: SUNDAY, endDate: SUNDAY },
      day("2027-06-04"),
    );
    expect(sunday).toMatchObject({
      canEnd: false,
      isTaken: false,
      problem: { code: "day.closed-end", nearest: "2027-06-07" },
    });
    expect(clickDay(closed, NOTHING_SELECTED, SUNDAY)).toEqual({
      selection: NOTHING_SELECTED,
      problem: { code: "day.closed-start", nearest: "2027-06-07" },
    });
    expect(startRefusal(closed, SUNDAY)).toEqual({ code: "stay.closed-start", day: SUNDAY });
  });

  test("hands out on Sundays what may change hands while it is closed", () => {
    const isClosedOn = closedOn(notSundays);
    expect(handoverDays({ allowsClosedDays: true }, isClosedOn)).toEqual({});
    expect(handoverDays({ allowsClosedDays: false }, isClosedOn)).toEqual({ isClosedOn });
  });

  test("can be asked by staff to open, and by nobody else", () => {
    expect(overrideOf("stay.closed-start")).toBe("opening");
    expect(overrideOf("stay.closed-end")).toBe("opening");
  });

  test("offers the nearest stay that begins and ends on open days", () => {
    expect(
      nearestStay(toldFacts(closed), { startDate: SUNDAY, endDate: day("2027-06-09") }),
    ).toEqual({ startDate: "2027-06-07", endDate: "2027-06-10" });
    // A day later it would come back on a Sunday.
    expect(
      nearestStay(toldFacts(closed), { startDate: SUNDAY, endDate: day("2027-06-12") }),
    ).toEqual({ startDate: "2027-06-05", endDate: "2027-06-11" });
  });
});

test("a shop that is closed for three weeks still rents out over them", () => {
  const holiday = { date: day("2027-07-05"), until: day("2027-07-25"), closed: true };
  const closed = facts({ week: [], exceptions: [holiday] });
  expect(startProblem(closed, day("2027-07-04"))).toBeUndefined();
  expect(verdict(closed, "2027-07-04", "2027-07-26")).toBe("ok");
  expect(firstStart(closed, day("2027-07-05"))).toBe("2027-07-26");
});

test("Christmas on two Saturdays leads a week that begins on Saturdays to the third", () => {
  const saturdays: BookingInterval = {
    id: 1,
    startDate: day("2027-12-01"),
    endDate: day("2028-01-31"),
    startWeekday: "saturday",
    pickupTime: "15:00",
    returnTime: "11:00",
    intervalDays: 7,
  };
  const exceptions = [
    { date: day("2027-12-24"), until: day("2027-12-26"), closed: true },
    { date: day("2028-01-01"), closed: true },
  ];
  const closed = facts({ week: [], exceptions }, { intervals: [saturdays] });
  expect(startProblem(closed, day("2027-12-18"))).toBeUndefined();
  expect(verdict(closed, "2027-12-18", "2028-01-08")).toBe("ok");
  expect(startProblem(closed, day("2027-12-25"))).toMatchObject({ code: "day.closed-start" });
});

test("among all items, days are closed only where none of those with room changes hands on them", () => {
  const van = { type: "rv" as const, sleeps: 2, seats: 2, allowsClosedDays: true };
  const bus = { ...van, sleeps: 6, seats: 6, allowsClosedDays: false };
  expect(areAllKeptClosed([van, bus], null)).toBe(false);
  expect(areAllKeptClosed([van, bus], 4)).toBe(true);
  expect(areAllKeptClosed([bus], null)).toBe(true);
});

const LAST = 45;
const near = fc.integer({ min: 0, max: LAST }).map((days) => addDays(TODAY, days));
const exception = fc
  .record({ date: near, length: fc.integer({ min: 0, max: 9 }), closed: fc.boolean() })
  .map(({ date, length, closed }) => ({
    date,
    until: addDays(date, length),
    ...(closed ? { closed } : hours),
  }));
const anyOpening: fc.Arbitrary<Opening> = fc.record({
  week: fc
    .subarray([...WEEKDAYS])
    .map((weekdays) => weekdays.map((weekday) => ({ weekday, ...hours }))),
  exceptions: fc.array(exception, { maxLength: 4 }),
});
const anyInterval: fc.Arbitrary<BookingInterval[]> = fc.option(
  fc
    .record({
      startWeekday: fc.constantFrom(...WEEKDAYS),
      intervalDays: fc.integer({ min: 1, max: 9 }),
    })
    .map((rule) => [
      {
        id: 1,
        startDate: TODAY,
        endDate: addDays(TODAY, 400),
        pickupTime: "12:00",
        returnTime: "12:00",
        ...rule,
      },
    ]),
  { nil: [] },
);
const anyWorld = fc.record({
  opening: anyOpening,
  intervals: anyInterval,
  taken: fc.uniqueArray(near, { maxLength: 6 }),
});
const worldFacts = ({
  opening,
  intervals,
  taken,
}: typeof anyWorld extends fc.Arbitrary<infer World> ? World : never) =>
  facts(opening, { intervals, freeOn: (night) => (taken.includes(night) ? 0 : 1) });

/** As one reads the hours on the door: the shortest notice about a day counts, of two as short the one below. */
function isClosedByHand({ week, exceptions }: Opening, one: LocalDate): boolean {
  const about = exceptions
    .map(({ date, until = date, closed }) => ({
      days: daysOf({ startDate: date, endDate: until }),
      closed: closed ?? false,
    }))
    .filter(({ days }) => days.includes(one));
  const shortest = Math.min(...about.map(({ days }) => days.length));
  const notice = about.findLast(({ days }) => days.length === shortest);
  if (notice) return notice.closed;
  return week.length > 0 && week.every(({ weekday }) => weekday !== weekdayOf(one));
}

test("a stay is refused exactly when it was before, or the door is shut on its first or last day", () => {
  fc.assert(
    fc.property(anyWorld, near, fc.integer({ min: 1, max: 20 }), (world, startDate, nights) => {
      const stay = { startDate, endDate: addDays(startDate, nights) };
      const given = toldFacts(worldFacts(world));
      const before = checkStay({ ...given, isClosedOn: undefined }, stay).ok;
      const isShut = [stay.startDate, stay.endDate].some((one) =>
        isClosedByHand(world.opening, one),
      );
      expect(checkStay(given, stay).ok).toBe(before && !isShut);
    }),
    { numRuns: 500 },
  );
});

test("the calendar offers exactly the stays that the till takes, whatever the hours", () => {
  fc.assert(
    fc.property(anyWorld, near, (world, start) => {
      const given = worldFacts(world);
      const told = toldFacts(given);
      const ends = daysOf({ startDate: addDays(start, 1), endDate: addDays(start, 120) });
      const possible = ends.filter((endDate) => checkStay(told, { startDate: start, endDate }).ok);
      expect(startProblem(given, start) === undefined).toBe(possible.length > 0);
      if (possible.length === 0) return;
      const shown = calendarDays(given, { startDate: ends[0]!, endDate: ends.at(-1)! }, start);
      expect(shown.filter(({ canEnd }) => canEnd).map((one) => one.day)).toEqual(possible);
    }),
    { numRuns: 300 },
  );
});

test("what the calendar has to hear of is enough to judge every day up to another", () => {
  fc.assert(
    fc.property(anyWorld, near, (world, last) => {
      const all = worldFacts(world);
      const heard = lastNightBehind(all, last);
      const partly = {
        ...all,
        freeOn: (night: LocalDate) => (night > heard ? undefined : all.freeOn(night)),
      };
      const period = { startDate: TODAY, endDate: last };
      const judged = (given: CalendarFacts) =>
        calendarDays(given, period, null).map(({ problem }) => problem?.code);
      expect(judged(partly)).toEqual(judged(all));
    }),
    { numRuns: 200 },
  );
});

test("a shop without hours is as it was before there were any", () => {
  expect(closedOn(ALWAYS_OPEN)).toBeUndefined();
  fc.assert(
    fc.property(anyWorld, near, fc.integer({ min: -2, max: 20 }), (world, startDate, nights) => {
      const given = worldFacts({ ...world, opening: ALWAYS_OPEN });
      const before = { ...given };
      delete before.isClosedOn;
      const stay = { startDate, endDate: addDays(startDate, nights) };
      const period = { startDate: TODAY, endDate: addDays(TODAY, LAST) };
      expect(stayProblems(toldFacts(given), stay)).toEqual(stayProblems(toldFacts(before), stay));
      expect(calendarDays(given, period, null)).toEqual(calendarDays(before, period, null));
      expect(calendarDays(given, period, startDate)).toEqual(
        calendarDays(before, period, startDate),
      );
      expect(lastNightBehind(given, startDate)).toBe(lastNightBehind(before, startDate));
    }),
    { numRuns: 100 },
  );
});

test("what is found by dates is judged by the same closed days, and moved to open ones", () => {
  const item: FindableItem = {
    id: 1,
    type: "rv",
    quantity: 1,
    turnaroundNights: 0,
    allowsClosedDays: false,
    sleeps: 4,
    seats: 4,
    pricePerDay: 1000,
    basePrice: 0,
    peakSeasonOnly: false,
    seasons: [],
    blocked: [],
    intervals: [],
  };
  const moment = { today: TODAY, firstNight: addDays(TODAY, -14) };
  fc.assert(
    fc.property(anyOpening, near, fc.integer({ min: 1, max: 9 }), (opening, startDate, nights) => {
      const isClosedOn = closedOn(opening);
      const one = { item, unheld: {}, limits: {}, ...handoverDays(item, isClosedOn) };
      const stay = { startDate, endDate: addDays(startDate, nights) };
      const wanted = { stay, quantity: 1, people: null };
      const isShut = [stay.startDate, stay.endDate].some((end) => isClosedByHand(opening, end));
      expect(findItems([one], wanted, moment)[0]?.free).toBe(!isShut);
      const moved = nearestOf(one, wanted, moment);
      if (moved)
        expect([moved.startDate, moved.endDate].some((end) => isClosedByHand(opening, end))).toBe(
          false,
        );
    }),
    { numRuns: 300 },
  );
});
