import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";
import {
  findItems,
  itemsFree,
  movable,
  nearestOf,
  windowAround,
  type FindableItem,
  type ItemToday,
  type Wanted,
} from "./find-items.ts";
import type { PickupLimits } from "./pickup-notice.ts";
import { mostPeople, peopleProblem } from "./room-for.ts";

const TODAY = "2027-06-01" as LocalDate;
const day = (text: string) => text as LocalDate;

const MOTORHOME: FindableItem = {
  id: 1,
  type: "rv",
  quantity: 1,
  turnaroundNights: 0,
  allowsClosedDays: false,
  sleeps: 4,
  seats: 4,
  pricePerDay: 1000,
  basePrice: 500,
  peakSeasonOnly: false,
  seasons: [],
  blocked: [],
  intervals: [],
};

const STAY = { startDate: day("2027-07-03"), endDate: day("2027-07-10") };
const ALONE = { stay: STAY, quantity: 1, people: null };

/** Nights that somebody holds all of, as the window counts them. */
function heldOn(stay: typeof STAY, ...nights: string[]) {
  const { startDate } = windowAround(stay);
  return Object.fromEntries(nights.map((night) => [daysBetween(startDate, day(night)), 0]));
}

/** What is found, with the nearest dates where some are told. */
function findAll(items: ItemToday[], wanted: Wanted = ALONE, today = TODAY) {
  const moment = { today, firstNight: windowAround(wanted.stay).startDate };
  const found = findItems(items, wanted, moment);
  const others = movable(found, items, { ...wanted, today });
  return found.map((one) => {
    const other = others.find(({ item }) => item.id === one.id);
    const nearest = other && nearestOf(other, wanted, moment);
    return { ...one, ...(nearest && { nearest }) };
  });
}

const find = (
  item: Partial<FindableItem>,
  unheld: Record<number, number> = {},
  wanted: Wanted = ALONE,
) => findAll([{ item: { ...MOTORHOME, ...item }, unheld, limits: {} }], wanted)[0];

describe("an item on the dates somebody looks for", () => {
  test("that is free tells the whole price, fee and seasons included", () => {
    const seasons = [
      { id: 1, startDate: day("2027-07-01"), endDate: day("2027-07-05"), price: 2000 },
    ];
    expect(find({ seasons })).toEqual({
      id: 1,
      free: true,
      total: 500 + 3 * 2000 + 4 * 1000,
      perNight: Math.round((3 * 2000 + 4 * 1000) / 7),
      units: 1,
    });
  });

  test("that is taken says so, and tells the nearest dates with their price", () => {
    expect(find({}, heldOn(STAY, "2027-07-03"))).toMatchObject({
      free: false,
      refusal: { code: "stay.unavailable" },
      nearest: { startDate: "2027-07-04", endDate: "2027-07-11", total: 7500 },
    });
  });

  test("is offered the later of two stays that are as near", () => {
    const taken = heldOn(STAY, "2027-07-06");
    const nearest = { startDate: "2027-07-07", endDate: "2027-07-14" };
    expect(find({}, taken)).toMatchObject({ nearest });
    // The night before makes the earlier one nearer by a day.
    expect(find({}, heldOn(STAY, "2027-07-06", "2027-07-07"))).toMatchObject({
      nearest: { startDate: "2027-06-29", endDate: "2027-07-06" },
    });
  });

  test("with changeover days is offered those", () => {
    const intervals = [
      {
        id: 1,
        startDate: day("2027-06-15"),
        endDate: day("2027-08-15"),
        startWeekday: "saturday" as const,
        pickupTime: "15:00",
        returnTime: "10:00",
        intervalDays: 7,
      },
    ];
    const stay = { startDate: day("2027-07-05"), endDate: day("2027-07-12") };
    expect(find({ intervals }, {}, { ...ALONE, stay })).toMatchObject({
      refusal: { code: "stay.start-weekday", weekday: "saturday" },
      nearest: { startDate: "2027-07-03", endDate: "2027-07-10" },
    });
  });

  test("costs less by a code that is for it, and as much as ever by one that is not", () => {
    const code = (itemIds: number[]) => ({ code: "JULI", rule: { percent: 10, itemIds } });
    expect(find({}, {}, { ...ALONE, code: code([1]) })).toMatchObject({ total: 6750 });
    expect(find({}, {}, { ...ALONE, code: code([2]) })).toMatchObject({ total: 7500 });
  });

  test("too small for all who travel says how many it is for, and offers no other dates", () => {
    expect(find({ seats: 2 }, {}, { ...ALONE, people: 3 })).toEqual({
      id: 1,
      free: false,
      perNight: 1000,
      refusal: { code: "stay.too-many-people", most: 2 },
    });
  });

  test("of which there are fewer than wanted is offered on no other dates", () => {
    const found = find({ quantity: 2 }, {}, { ...ALONE, quantity: 3 });
    expect(found).toMatchObject({ refusal: { code: "stay.too-few-units", free: 2 } });
    expect(found).not.toHaveProperty("nearest");
  });

  test("tells other dates of the first 24 that are refused", () => {
    const unheld = heldOn(STAY, "2027-07-05");
    const items = Array.from({ length: 30 }, (_, index) => ({
      item: { ...MOTORHOME, id: index + 1 },
      unheld: index === 2 ? {} : unheld,
      limits: {},
    }));
    const withNearest = findAll(items).flatMap((found) => ("nearest" in found ? [found.id] : []));
    expect(withNearest).toEqual(
      items.map(({ item }) => item.id).filter((id) => id !== 3 && id < 26),
    );
  });
});

test("of dates that lie so far away that none near them can be had, no others are looked for", () => {
  const far = (startDate: string, endDate: string) => ({
    ...ALONE,
    stay: { startDate: day(startDate), endDate: day(endDate) },
  });
  const at = (wanted: Wanted) => {
    const items = [{ item: MOTORHOME, unheld: {}, limits: {} }];
    const found = findItems(items, wanted, { today: TODAY, firstNight: wanted.stay.startDate });
    return movable(found, items, { ...wanted, today: TODAY }).length;
  };
  expect(at(far("0001-01-01", "0001-01-03"))).toBe(0);
  expect(at(far("2099-06-01", "2099-06-04"))).toBe(0);
  expect(at(far("2027-05-20", "2027-05-24"))).toBe(1);
});

describe("how many travel", () => {
  test("is limited by beds and belts, whichever are fewer", () => {
    expect(mostPeople({ type: "rv", sleeps: 6, seats: 4 })).toBe(4);
    expect(mostPeople({ type: "rv", sleeps: 2, seats: null })).toBe(2);
  });

  test("is not asked of equipment, nor where the owner has told nothing", () => {
    expect(peopleProblem({ type: "equipment", sleeps: 1, seats: 1 }, 8)).toBeUndefined();
    expect(peopleProblem({ type: "rv", sleeps: null, seats: null }, 8)).toBeUndefined();
    expect(peopleProblem({ type: "rv", sleeps: 2, seats: 2 }, null)).toBeUndefined();
  });
});

describe("the calendar of all items", () => {
  const on = (limits: PickupLimits = {}) => [
    { item: { ...MOTORHOME, id: 1 }, unheld: { 1: 0 }, limits },
    { item: { ...MOTORHOME, id: 2, quantity: 3 }, unheld: { 1: 1 }, limits: {} },
  ];
  const FIRST = addDays(TODAY, 5);
  const asked = { quantity: 1, people: null, today: TODAY, firstNight: FIRST };

  test("counts what is free on a night", () => {
    const nights = [0, 1, 2].map((days) => itemsFree(on(), addDays(FIRST, days), asked));
    expect(nights).toEqual([2, 1, 2]);
  });

  test("leaves out what is too small, too few, or has left for today", () => {
    expect(itemsFree(on(), FIRST, { ...asked, people: 5 })).toBe(0);
    expect(itemsFree(on(), FIRST, { ...asked, quantity: 2 })).toBe(1);
    const missed = { missedPickup: "09:00" };
    expect(itemsFree(on(missed), TODAY, asked)).toBe(1);
    expect(itemsFree(on(missed), FIRST, asked)).toBe(2);
    const notice = { hours: 240, firstDay: addDays(TODAY, 7) };
    expect(itemsFree(on({ notice }), FIRST, asked)).toBe(1);
    expect(itemsFree(on({ notice }), notice.firstDay, asked)).toBe(2);
  });

  test("offers neither days that have been nor days that are too far", () => {
    expect(itemsFree(on(), addDays(TODAY, -1), asked)).toBe(0);
    expect(itemsFree(on(), addDays(TODAY, 364), asked)).toBe(2);
    expect(itemsFree(on(), addDays(TODAY, 365), asked)).toBe(0);
  });
});

describe("against slow and obvious looking, over leap days and year ends", () => {
  const world = fc.record({
    today: fc.constantFrom("2026-10-15", "2027-12-20", "2028-02-20").map(day),
    offset: fc.integer({ min: -3, max: 30 }),
    nights: fc.integer({ min: 1, max: 9 }),
    units: fc.integer({ min: 1, max: 2 }),
    quantity: fc.integer({ min: 1, max: 2 }),
    turnaround: fc.integer({ min: 0, max: 2 }),
    taken: fc.array(fc.tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 1, max: 2 })), {
      maxLength: 25,
    }),
    blocked: fc.array(fc.tuple(fc.integer({ min: -10, max: 50 }), fc.nat(6)), { maxLength: 3 }),
    season: fc.option(fc.tuple(fc.integer({ min: -10, max: 30 }), fc.nat(40))),
    interval: fc.option(
      fc.tuple(
        fc.nat(30),
        fc.nat(30),
        fc.constantFrom(...WEEKDAYS),
        fc.integer({ min: 1, max: 8 }),
      ),
    ),
  });

  test("the nearest dates are the nearest, and cost what they cost", () => {
    fc.assert(
      fc.property(world, ({ today, offset, nights, units, quantity, turnaround, ...given }) => {
        const period = (from: number, length: number) => ({
          startDate: addDays(today, from),
          endDate: addDays(today, from + length),
        });
        const stay = period(offset, nights);
        const { startDate: first } = windowAround(stay);
        const taken = new Map(given.taken.map(([night, count]) => [addDays(today, night), count]));
        const unheldOn = (night: LocalDate) => Math.max(0, units - (taken.get(night) ?? 0));
        const unheld: Record<number, number> = {};
        for (let index = 0; index < nights + 28 + turnaround; index += 1) {
          const night = addDays(first, index);
          if (taken.has(night)) unheld[index] = unheldOn(night);
        }
        const blocked = given.blocked.map(([from, length]) => period(from, length));
        const seasons = given.season ? [{ ...period(...given.season), id: 1, price: 7 }] : [];
        const intervals = given.interval
          ? [
              {
                ...period(given.interval[0], given.interval[1]),
                id: 1,
                startWeekday: given.interval[2],
                intervalDays: given.interval[3],
                pickupTime: "15:00",
                returnTime: "12:00",
              },
            ]
          : [];
        const item: FindableItem = {
          ...MOTORHOME,
          quantity: units,
          turnaroundNights: turnaround,
          peakSeasonOnly: given.season !== null,
          seasons,
          blocked,
          intervals,
        };

        /** What a stay costs that begins so many days later, or null: judged day by day. */
        const priceWhen = (days: number): number | null => {
          const start = addDays(stay.startDate, days);
          const end = addDays(stay.endDate, days);
          if (start < today || end > addDays(today, 365)) return null;
          const [rule] = intervals;
          const isRuled = (on: LocalDate) => rule && rule.startDate <= on && on <= rule.endDate;
          if (isRuled(start) && weekdayOf(start) !== rule!.startWeekday) return null;
          if (isRuled(end) && weekdayOf(end) !== rule!.startWeekday) return null;
          if (isRuled(start) && nights < rule!.intervalDays) return null;
          let price = 500;
          for (let on = start; on <= end; on = addDays(on, 1)) {
            if (blocked.some((one) => one.startDate <= on && on <= one.endDate)) return null;
            if (on === end) break;
            if (unheldOn(on) < quantity) return null;
            const season = seasons.find((one) => one.startDate <= on && on <= one.endDate);
            if (item.peakSeasonOnly && !season) return null;
            price += season ? 7 : 1000;
          }
          for (let after = 0; after < turnaround; after += 1)
            if (unheldOn(addDays(end, after)) < quantity) return null;
          return price * quantity;
        };

        const [found] = findAll(
          [{ item, unheld, limits: {} }],
          { stay, quantity, people: null },
          today,
        );
        const own = priceWhen(0);
        expect(found?.free).toBe(own !== null);
        if (found?.free) {
          expect(found.total).toBe(own);
          return;
        }
        const possible = Array.from({ length: 29 }, (_, index) => index - 14)
          .filter((days) => days !== 0 && quantity <= units && priceWhen(days) !== null)
          .toSorted((a, b) => Math.abs(a) - Math.abs(b) || b - a);
        const [days] = possible;
        const nearest =
          days === undefined
            ? undefined
            : {
                startDate: addDays(stay.startDate, days),
                endDate: addDays(stay.endDate, days),
                total: priceWhen(days),
              };
        expect(found && "nearest" in found ? found.nearest : undefined).toEqual(nearest);
      }),
      { numRuns: 500 },
    );
  });
});
