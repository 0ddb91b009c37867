import fc from "fast-check";
import { expect, test } from "vitest";
import type { Addon } from "#domain/catalog/item.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import {
  itemsShared,
  lineProblems,
  stockTaken,
  unitsTaken,
  type ThingFacts,
} from "./check-lines.ts";

const START = "2027-07-01" as LocalDate;
const STAY = { startDate: START, endDate: addDays(START, 3) };

const chair: Addon = {
  id: 1,
  name: "Cykel",
  price: 100,
  priceType: "daily",
  allowQuantitySelect: true,
  linkedItemId: 7,
};
const linen: Addon = { ...chair, id: 2, name: "Lakan", linkedItemId: null };

const kayak: ThingFacts = {
  name: "Havskajak",
  type: "equipment",
  isAddonOnly: false,
  blocked: [],
  freeOn: () => 4,
};

test("an extra that is tied to an item takes as many of it as are chosen, any other nothing", () => {
  const lines = [{ rentalItemId: 5, quantity: 2 }];
  const selectedAddons = [
    { id: 1, quantity: 3 },
    { id: 2, quantity: 4 },
  ];
  expect(stockTaken({ lines, selectedAddons }, [chair, linen])).toEqual([
    { rentalItemId: 5, quantity: 2, addonId: null },
    { rentalItemId: 7, quantity: 3, addonId: 1 },
  ]);
});

test("a whole choice takes its main thing, its further things and what its extras are taken from", () => {
  const wish = {
    rentalItemId: 7,
    quantity: 2,
    lines: [{ rentalItemId: 5, quantity: 1 }],
    selectedAddons: [
      { id: 1, quantity: 3 },
      { id: 2, quantity: 4 },
    ],
  };
  expect([...unitsTaken(wish, [chair, linen])]).toEqual([
    [7, 5],
    [5, 1],
  ]);
  expect(itemsShared(wish, [chair, linen])).toEqual([7]);
  expect(itemsShared({ ...wish, rentalItemId: 1 }, [chair, linen])).toEqual([]);
});

test("an extra whose last unit is a further thing of the same choice says whose it is", () => {
  const wish = {
    rentalItemId: 1,
    quantity: 1,
    lines: [{ rentalItemId: 7, quantity: 2 }],
    selectedAddons: [{ id: 1, quantity: 2 }],
  };
  const told = (free: number) =>
    lineProblems(wish, STAY, {
      addons: [chair],
      thingOf: () => ({ ...kayak, freeOn: () => free }),
    });
  const own = { name: "Havskajak", units: 2 };
  expect(told(4)).toEqual([]);
  expect(told(3)).toEqual([{ code: "line.extra-taken", name: "Cykel", free: 1, own }]);
  expect(told(2)).toEqual([{ code: "line.extra-taken", name: "Cykel", free: 0, own }]);
  // Nobody could have it: then it is not one's own doing.
  expect(told(0).at(-1)).toEqual({ code: "line.extra-taken", name: "Cykel", free: 0 });
});

test("what a thing cannot be had along for is told by its name", () => {
  const told = (thing: Partial<ThingFacts>, quantity = 1) =>
    lineProblems(
      { rentalItemId: 1, quantity: 1, lines: [{ rentalItemId: 5, quantity }], selectedAddons: [] },
      STAY,
      { addons: [], thingOf: () => ({ ...kayak, ...thing }) },
    );
  expect(told({})).toEqual([]);
  expect(told({ type: "rv" })).toEqual([
    { code: "line.motorhome", name: "Havskajak", rentalItemId: 5 },
  ]);
  expect(told({ isAddonOnly: true })).toEqual([
    { code: "line.addon-only", name: "Havskajak", rentalItemId: 5 },
  ]);
  expect(told({}, 5)).toEqual([
    { code: "line.too-few", name: "Havskajak", rentalItemId: 5, free: 4 },
  ]);
  const blocked = [{ startDate: STAY.endDate, endDate: STAY.endDate }];
  expect(told({ blocked })).toEqual([
    { code: "line.unavailable", name: "Havskajak", rentalItemId: 5 },
  ]);
});

test("whatever is wanted together, it is refused exactly when a slow count finds too few", () => {
  const wanted = fc.record({
    main: fc.integer({ min: 1, max: 3 }),
    line: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    // Bicycles as extras may be the main thing, the further thing, or by themselves.
    linkedTo: fc.constantFrom(1, 5, 7),
    extras: fc.integer({ min: 0, max: 3 }),
    free: fc.record({
      1: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }),
      5: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }),
      7: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }),
    }),
  });
  fc.assert(
    fc.property(wanted, ({ main, line, linkedTo, extras, free }) => {
      const addons = [{ ...chair, linkedItemId: linkedTo }];
      const thingOf = (id: number): ThingFacts => ({
        ...kayak,
        freeOn: (night) => free[id as 1 | 5 | 7][Number(night.slice(8)) - 1]!,
      });
      const problems = lineProblems(
        {
          rentalItemId: 1,
          quantity: main,
          lines: line === undefined ? [] : [{ rentalItemId: 5, quantity: line }],
          selectedAddons: extras > 0 ? [{ id: 1, quantity: extras }] : [],
        },
        STAY,
        { addons, thingOf },
      );
      const fewest = (id: 1 | 5 | 7) => Math.min(...free[id]);
      const lineFits = line === undefined || fewest(5) >= line;
      const before = linkedTo === 1 ? main : linkedTo === 5 ? (line ?? 0) : 0;
      const extraFits = extras === 0 || fewest(linkedTo) >= before + extras;
      expect(
        problems.some(({ code }) => code.startsWith("line.too-few") || code === "line.unavailable"),
      ).toBe(!lineFits);
      expect(problems.some(({ code }) => code === "line.extra-taken")).toBe(!extraFits);
      for (const problem of problems)
        if (problem.code === "line.extra-taken")
          expect(problem.free).toBe(Math.max(0, fewest(linkedTo) - before));
    }),
  );
});
