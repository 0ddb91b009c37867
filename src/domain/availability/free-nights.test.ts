import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { checkStay, type StayFacts } from "./check-stay.ts";
import { itemsFree, type FindableItem } from "./find-items.ts";
import { unitsToHave } from "./further-choice.ts";
import { freeUnits } from "./free-units.ts";
import type { PickupLimits } from "./pickup-notice.ts";

/** A thing with its nights, its rules and the hours that keep near days from being days of pick-up. */
const world = fc
  .record({
    today: fc.constantFrom("2026-10-15", "2027-12-20", "2028-02-20") as fc.Arbitrary<LocalDate>,
    /** Around today, or around the last day that can be booked. */
    near: fc.constantFrom(0, 360),
    units: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 2 }),
    turnaround: fc.integer({ min: 0, max: 3 }),
    taken: fc.array(fc.tuple(fc.integer({ min: -6, max: 20 }), fc.integer({ min: 1, max: 3 })), {
      maxLength: 14,
    }),
    blocked: fc.array(fc.tuple(fc.integer({ min: -6, max: 16 }), fc.nat(2)), { maxLength: 2 }),
    season: fc.option(fc.tuple(fc.integer({ min: -6, max: 10 }), fc.nat(12))),
    isMissed: fc.boolean(),
    notice: fc.option(fc.integer({ min: 0, max: 6 })),
  })
  .map(({ today, near, units, quantity, turnaround, isMissed, notice, ...given }) => {
    const on = (days: number) => addDays(today, near + days);
    const period = ([from, length]: [number, number]) => ({
      startDate: on(from),
      endDate: on(from + length),
    });
    const firstNight = on(-6);
    const taken = new Map(given.taken.map(([day, count]) => [on(day), count]));
    const unheldOn = (night: LocalDate) => Math.max(0, units - (taken.get(night) ?? 0));
    const item: FindableItem = {
      id: 1,
      type: "equipment",
      quantity: units,
      allowsClosedDays: false,
      turnaroundNights: turnaround,
      sleeps: null,
      seats: null,
      pricePerDay: 100,
      basePrice: 0,
      peakSeasonOnly: given.season !== null,
      seasons: given.season ? [{ ...period(given.season), id: 1, price: 7 }] : [],
      blocked: given.blocked.map(period),
      intervals: [],
    };
    const limits: PickupLimits = {
      missedPickup: isMissed ? "09:00" : undefined,
      notice: notice === null ? undefined : { hours: 24, firstDay: addDays(today, notice) },
    };
    const facts: StayFacts = {
      ...limits,
      today,
      quantity,
      intervals: [],
      blocked: item.blocked,
      freeOn: (night) => freeUnits(item, night, unheldOn(night)),
      turnaround: { nights: turnaround, unheldOn },
    };
    const unheld = Object.fromEntries(
      [...taken.keys()].map((night) => [daysBetween(firstNight, night), unheldOn(night)]),
    );
    return { today, near, quantity, units, item, limits, facts, unheld, firstNight, on };
  });

test("a night is offered exactly when some stay that has it could be booked", () => {
  fc.assert(
    fc.property(world, fc.integer({ min: -5, max: 10 }), (given, day) => {
      const { today, quantity, item, limits, facts, unheld, firstNight, on } = given;
      const night = on(day);
      let isInAny = false;
      for (let before = 0; before <= 4; before += 1)
        for (let after = 1; after <= 4; after += 1) {
          const stay = { startDate: addDays(night, -before), endDate: addDays(night, after) };
          isInAny ||= checkStay(facts, stay).ok;
        }
      const asked = { quantity, people: null, today, firstNight };
      expect(itemsFree([{ item, unheld, limits }], night, asked)).toBe(isInAny ? 1 : 0);
    }),
    { numRuns: 1000 },
  );
});

test("as many of a thing are offered along as could be booked by themselves on these days", () => {
  const length = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(world, fc.integer({ min: -4, max: 8 }), length, (given, day, nights) => {
      const { today, units, limits, facts, on } = given;
      const stay = { startDate: on(day), endDate: on(day + nights) };
      const could = [...Array(units + 1).keys()].filter(
        (quantity) => quantity === 0 || checkStay({ ...facts, quantity }, stay).ok,
      );
      expect(unitsToHave(facts, stay, { ...limits, today })).toBe(Math.max(...could));
    }),
    { numRuns: 1000 },
  );
});
