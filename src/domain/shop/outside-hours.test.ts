import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, type Weekday } from "#domain/dates/weekday.ts";
import { isOpenAt, isOpenOn, type OpeningException, type WeekHours } from "./opening.ts";
import {
  promisedOnExceptions,
  promisedOutside,
  type TimedItem,
  type TimedPeriod,
} from "./outside-hours.ts";

const WEEK: WeekHours[] = WEEKDAYS.slice(0, 5).map((weekday) => ({
  weekday,
  opens: "09:00",
  closes: "17:00",
}));
const SHOP = { pickupTime: "15:00", returnTime: "12:00" };
const ITEM: TimedItem = {
  id: 1,
  name: "Ripa",
  isAddonOnly: false,
  allowsClosedDays: false,
  defaultPickupTime: null,
  defaultReturnTime: null,
};
const PERIOD: TimedPeriod = {
  itemId: 1,
  itemName: "Ripa",
  startDate: "2027-06-01" as LocalDate,
  endDate: "2027-06-30" as LocalDate,
  startWeekday: "friday",
  allowsClosedDays: false,
  pickupTime: "10:00",
  returnTime: "16:00",
};
type Of = { shop?: typeof SHOP; items?: TimedItem[]; periods?: TimedPeriod[] };
const told = (of: Of, week = WEEK) =>
  promisedOutside(week, { shop: SHOP, items: [], periods: [], ...of });

test("times within the hours are not told of, nor any while nobody has said when the shop is open", () => {
  expect(told({ items: [ITEM], periods: [PERIOD] })).toEqual([]);
  expect(told({ shop: { pickupTime: "03:00", returnTime: "03:00" } }, [])).toEqual([]);
});

test("the shop's own times, an item's and a period's are told of one by one", () => {
  const late = { ...SHOP, pickupTime: "18:00" };
  expect(told({ shop: late })).toEqual([{ item: null, on: null, ...late }]);
  // An item without times of its own has the shop's, which are told of once.
  expect(told({ shop: late, items: [ITEM] })).toHaveLength(1);
  const early = { ...ITEM, defaultReturnTime: "08:00" };
  expect(told({ items: [early] })).toEqual([
    { item: { id: 1, name: "Ripa" }, on: null, pickupTime: "15:00", returnTime: "08:00" },
  ]);
  expect(told({ periods: [{ ...PERIOD, startWeekday: "sunday" }] })).toMatchObject([
    { item: { id: 1 }, on: { startDate: "2027-06-01", weekday: "sunday" } },
  ]);
});

test("what changes hands on closed days too, or is never rented alone, is left out", () => {
  const early = { ...ITEM, defaultReturnTime: "08:00" };
  expect(told({ items: [{ ...early, allowsClosedDays: true }] })).toEqual([]);
  expect(told({ items: [{ ...early, isAddonOnly: true }] })).toEqual([]);
  const sunday = { ...PERIOD, startWeekday: "sunday" as const, allowsClosedDays: true };
  expect(told({ periods: [sunday] })).toEqual([]);
});

const MONDAY = "2027-03-01" as LocalDate;
const aTime = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:00`);
const someHours = fc
  .tuple(fc.constantFrom(...WEEKDAYS), aTime, aTime)
  .filter(([, opens, closes]) => opens < closes)
  .map(([weekday, opens, closes]): WeekHours => ({ weekday, opens, closes }));

test("is told of if, and only if, somebody would come on an open day and find nobody there", () => {
  const isMet = (week: WeekHours[], weekday: Weekday, time: string) =>
    isOpenAt({ week, exceptions: [] }, addDays(MONDAY, WEEKDAYS.indexOf(weekday)), time);
  const isOpen = (week: WeekHours[], weekday: Weekday) =>
    isOpenOn({ week, exceptions: [] }, addDays(MONDAY, WEEKDAYS.indexOf(weekday)));
  fc.assert(
    fc.property(
      fc.array(someHours, { maxLength: 8 }),
      aTime,
      aTime,
      fc.constantFrom(...WEEKDAYS),
      (week, pickupTime, returnTime, startWeekday) => {
        const times = { pickupTime, returnTime };
        const isMissed = (weekday: Weekday) =>
          !isMet(week, weekday, pickupTime) || !isMet(week, weekday, returnTime);
        const found = told({ shop: times, periods: [{ ...PERIOD, ...times, startWeekday }] }, week);
        const expected = [
          WEEKDAYS.some((weekday) => isOpen(week, weekday) && isMissed(weekday)),
          isMissed(startWeekday),
        ];
        expect([
          found.some(({ item }) => item === null),
          found.some(({ item }) => item !== null),
        ]).toEqual(expected);
      },
    ),
  );
});

const day = (text: string) => text as LocalDate;
const TUESDAY = { date: day("2027-12-28"), opens: "10:00", closes: "11:00" };
const then = (of: Of, exceptions: OpeningException[] = [TUESDAY], today = day("2027-03-01")) =>
  promisedOnExceptions(
    exceptions,
    { shop: { pickupTime: "10:00", returnTime: "11:00" }, items: [], periods: [], ...of },
    today,
  );

test("times outside the hours of a single day are told with that day", () => {
  expect(then({ items: [ITEM] })).toEqual([]);
  const late = { ...ITEM, defaultPickupTime: "14:00" };
  expect(then({ items: [late] })).toEqual([
    {
      item: { id: 1, name: "Ripa" },
      on: null,
      pickupTime: "14:00",
      returnTime: "11:00",
      days: { startDate: "2027-12-28", endDate: "2027-12-28" },
      hours: { opens: "10:00", closes: "11:00" },
    },
  ]);
  expect(then({ shop: SHOP, items: [ITEM] })).toMatchObject([{ item: null, ...SHOP }]);
  expect(then({ items: [{ ...late, allowsClosedDays: true }] })).toEqual([]);
  expect(then({ items: [late] }, [TUESDAY], day("2027-12-29"))).toEqual([]);
  expect(then({ items: [late] }, [{ date: TUESDAY.date, closed: true }])).toEqual([]);
});

test("a booking period tells its times on its own weekday alone, in place of the item's", () => {
  const late = { ...ITEM, defaultPickupTime: "14:00" };
  const december = { ...PERIOD, startDate: day("2027-12-01"), endDate: day("2027-12-31") };
  const onFridays = { items: [late], periods: [december] };
  expect(then(onFridays)).toEqual([]);
  const onTuesdays = { ...december, startWeekday: "tuesday" as const };
  expect(then({ items: [late], periods: [onTuesdays] })).toMatchObject([
    { on: { weekday: "tuesday" }, returnTime: "16:00" },
  ]);
});

test("of many days with their own hours a shorter exception takes its day", () => {
  const late = { ...ITEM, defaultPickupTime: "14:00" };
  const single = { date: TUESDAY.date, until: TUESDAY.date, opens: "09:00", closes: "15:00" };
  expect(then({ items: [late] }, [TUESDAY, single])).toEqual([]);
  const holidays = { ...TUESDAY, until: day("2027-12-29") };
  expect(then({ items: [late] }, [holidays, single])).toMatchObject([
    { hours: { opens: "10:00" } },
  ]);
});
