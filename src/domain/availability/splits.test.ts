import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/dates/local-date.ts";
import { calendarDay, possibleEnds, toldFacts, type CalendarFacts } from "./calendar-days.ts";
import { lineProblems } from "./check-lines.ts";
import { checkStay } from "./check-stay.ts";
import { day, facts } from "./facts-for-tests.ts";
import { unitsToHave } from "./further-choice.ts";
import { besideOwn } from "./own-stay.ts";

/** Two vehicles in service one after the other: nobody keeps one from the 3rd to the 4th of April. */
const split = { startDate: day("2026-04-03"), endDate: day("2026-04-04"), units: 0 };
const stay = (start: string, end: string) => ({ startDate: day(start), endDate: day(end) });
const code = (given: CalendarFacts, start: string, end: string) => {
  const verdict = checkStay(toldFacts(given), stay(start, end));
  return verdict.ok ? "ok" : verdict.problem.code;
};

test("a stay across the change is refused, one on either side is not", () => {
  const given = facts({ splits: [split] });
  expect(code(given, "2026-04-01", "2026-04-04")).toBe("ok");
  expect(code(given, "2026-04-04", "2026-04-08")).toBe("ok");
  expect(code(given, "2026-04-03", "2026-04-05")).toBe("stay.no-unit-throughout");
});

test("the nights after a return need the same vehicle", () => {
  const turnaround = { nights: 1, unheldOn: () => 1 };
  expect(code(facts({ splits: [split], turnaround }), "2026-04-02", "2026-04-04")).toBe(
    "stay.no-unit-throughout",
  );
});

test("the calendar offers no end beyond the change, and says why", () => {
  const given = facts({ splits: [split] });
  expect(possibleEnds(given, day("2026-04-01")).at(-1)).toBe("2026-04-04");
  expect(calendarDay(given, day("2026-04-06"), day("2026-04-01")).problem).toEqual({
    code: "day.no-unit-throughout",
    units: 0,
  });
  expect(calendarDay(given, day("2026-04-06"), null).canStart).toBe(true);
});

test("a booking that may be moved asks the shop: its own stay is among those that split the days", () => {
  const own = { ...stay("2026-04-10", "2026-04-12"), quantity: 1, turnaround: 0 };
  expect(code(besideOwn(facts({ splits: [split] }), own), "2026-04-03", "2026-04-05")).toBe("ok");
});

test("further things are had as many as can be kept throughout", () => {
  const thing = { blocked: [], freeOn: () => 3, splits: [{ ...split, units: 1 }] };
  expect(unitsToHave(thing, stay("2026-04-02", "2026-04-06"))).toBe(1);
  expect(unitsToHave(thing, stay("2026-04-05", "2026-04-06"))).toBe(3);
});

test("what the same choice takes of a thing is not there for the next part of it", () => {
  const wish = {
    rentalItemId: 1,
    quantity: 1,
    selectedAddons: [],
    lines: [{ rentalItemId: 2, quantity: 2 }],
  };
  const thing = {
    name: "Kajak",
    type: "equipment" as const,
    isAddonOnly: false,
    blocked: [],
    freeOn: () => 3,
    splits: [{ ...split, units: 1 }],
  };
  const problems = lineProblems(wish, stay("2026-04-02", "2026-04-06"), {
    addons: [],
    thingOf: () => thing,
  });
  expect(problems).toMatchObject([{ code: "line.too-few", free: 1 }]);
});

test("the calendar's ends are exactly the stays that the till takes", () => {
  const from = day("2026-04-01");
  const splits = fc.array(
    fc.record({
      start: fc.nat({ max: 10 }),
      nights: fc.integer({ min: 1, max: 4 }),
      units: fc.nat({ max: 1 }),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      splits,
      fc.integer({ min: 1, max: 2 }),
      fc.nat({ max: 2 }),
      (made, quantity, nights) => {
        const given = facts({
          units: 2,
          quantity,
          turnaround: { nights, unheldOn: () => 2 },
          splits: made.map(({ start, nights: length, units }) => ({
            startDate: addDays(from, start),
            endDate: addDays(from, start + length),
            units,
          })),
        });
        for (let offset = 0; offset < 8; offset += 1) {
          const start = addDays(from, offset);
          const ends = possibleEnds(given, start, 12);
          for (let length = 1; length <= 12; length += 1) {
            const end = addDays(start, length);
            expect(ends.includes(end)).toBe(code(given, start, end) === "ok");
          }
        }
      },
    ),
  );
});
