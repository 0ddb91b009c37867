import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineProblems } from "#domain/availability/check-lines.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { addDays, daysBetween } from "#domain/dates/local-date.ts";
import { choiceFor, hasMoreThan, leftFor, unitsToHave, withLine } from "./further-choice.ts";

const FIRST = "2027-07-01" as LocalDate;

test("more is offered by a shop that has other equipment, and by no other", () => {
  const motorhome = { id: 1, type: "rv" as const };
  const kayak = { id: 7, type: "equipment" as const };
  expect(hasMoreThan(1, [motorhome, { id: 2, type: "rv" }])).toBe(false);
  expect(hasMoreThan(7, [motorhome, kayak])).toBe(false);
  expect(hasMoreThan(1, [motorhome, kayak])).toBe(true);
  expect(hasMoreThan(7, [kayak, { id: 9, type: "equipment" }])).toBe(true);
});

describe("what is added to a booking", () => {
  test("stands in the order it was added, and a changed number keeps its place", () => {
    const kayak = { rentalItemId: 7, quantity: 2 };
    const tent = { rentalItemId: 9, quantity: 1 };
    expect(withLine(withLine([], kayak), tent)).toEqual([kayak, tent]);
    expect(withLine([kayak, tent], { ...kayak, quantity: 5 })).toEqual([
      { ...kayak, quantity: 5 },
      tent,
    ]);
    expect(withLine([kayak, tent], { ...kayak, quantity: 0 })).toEqual([tent]);
    expect(withLine([tent], { ...kayak, quantity: 0 })).toEqual([tent]);
  });

  test("never has a thing twice, whatever is pressed", () => {
    const press = fc.record({ rentalItemId: fc.nat(4), quantity: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const lines = presses.reduce<{ rentalItemId: number; quantity: number }[]>(withLine, []);
        const last = new Map(presses.map((one) => [one.rentalItemId, one.quantity]));
        expect(new Map(lines.map((one) => [one.rentalItemId, one.quantity]))).toEqual(
          new Map([...last].filter(([, quantity]) => quantity > 0)),
        );
        expect(new Set(lines.map((one) => one.rentalItemId)).size).toBe(lines.length);
      }),
    );
  });
});

describe("what was chosen of one item", () => {
  const tents = { rentalItemId: 9, quantity: 2 };
  const canoe = { rentalItemId: 8, quantity: 1 };
  const chosen = {
    itemId: 7,
    quantity: 6,
    addons: [{ id: 3, quantity: 1 }],
    lines: [tents, canoe],
  };

  test("is as it was on the page of the same item", () => {
    const { itemId: _, ...choice } = chosen;
    expect(choiceFor(7, chosen)).toEqual(choice);
  });

  test("goes along to another as far as it is about further things", () => {
    expect(choiceFor(5, chosen)).toEqual({ quantity: 1, addons: [], lines: [tents, canoe] });
  });

  test("makes a further thing that is opened the main one, with its number", () => {
    expect(choiceFor(9, chosen)).toEqual({ quantity: 2, addons: [], lines: [canoe] });
  });

  test("never has the main thing among the further ones", () => {
    const line = fc.record({ rentalItemId: fc.nat(4), quantity: fc.integer({ min: 1, max: 3 }) });
    const lines = fc.uniqueArray(line, { selector: ({ rentalItemId }) => rentalItemId });
    fc.assert(
      fc.property(lines, fc.nat(4), fc.option(fc.nat(4)), (some, opened, itemId) => {
        const kept = choiceFor(opened, { ...chosen, itemId, lines: some });
        expect(kept.lines).toEqual(some.filter(({ rentalItemId }) => rentalItemId !== opened));
        expect(kept.quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

test("as many of a thing are offered as the till lets through, and not one more", () => {
  const nights = fc.array(fc.nat(5), { minLength: 1, maxLength: 6 });
  const block = fc.option(fc.nat(8).map((days) => addDays(FIRST, days)));
  fc.assert(
    fc.property(nights, block, (free, day) => {
      const stay = { startDate: FIRST, endDate: addDays(FIRST, free.length) };
      const thing = {
        name: "Havskajak",
        type: "equipment" as const,
        isAddonOnly: false,
        blocked: day === null ? [] : [{ startDate: day, endDate: day }],
        freeOn: (night: LocalDate) => free[daysBetween(FIRST, night)] ?? 0,
      };
      const isLetThrough = (quantity: number) =>
        lineProblems(
          {
            rentalItemId: 1,
            quantity: 1,
            selectedAddons: [],
            lines: [{ rentalItemId: 2, quantity }],
          },
          stay,
          { addons: [], thingOf: () => thing },
        ).length === 0;
      const units = unitsToHave(thing, stay);
      if (units > 0) expect(isLetThrough(units)).toBe(true);
      expect(isLetThrough(units + 1)).toBe(false);
    }),
  );
});

describe("of an item that both a line and an extra take from", () => {
  const addons = [{ id: 3, linkedItemId: 7 }];
  const wish = {
    rentalItemId: 1,
    quantity: 1,
    lines: [{ rentalItemId: 7, quantity: 2 }],
    selectedAddons: [{ id: 3, quantity: 1 }],
  };

  test("each has what the other leaves", () => {
    const [line, extra] = [
      { rentalItemId: 7, addonId: null },
      { rentalItemId: 7, addonId: 3 },
    ];
    expect(leftFor(line, 4, wish, addons)).toEqual({ left: 3, beside: 1 });
    expect(leftFor(extra, 4, wish, addons)).toEqual({ left: 2, beside: 2 });
    expect(leftFor(extra, 1, wish, addons)).toEqual({ left: 0, beside: 1 });
    expect(leftFor(extra, 0, wish, addons)).toEqual({ left: 0, beside: 0 });
  });

  test("the stepper of each lets choose as many as the till lets through, and not one more", () => {
    const units = fc.integer({ min: 0, max: 4 });
    const stay = { startDate: FIRST, endDate: addDays(FIRST, 2) };
    const bicycle = {
      ...addons[0]!,
      name: "Cykel",
      price: 1,
      priceType: "daily" as const,
      allowQuantitySelect: true,
    };
    fc.assert(
      fc.property(fc.constantFrom(1, 7), units, units, units, (main, line, extra, free) => {
        const all = {
          rentalItemId: main,
          quantity: 1,
          lines: line > 0 && main !== 7 ? [{ rentalItemId: 7, quantity: line }] : [],
          selectedAddons: extra > 0 ? [{ id: 3, quantity: extra }] : [],
        };
        const thing = {
          name: "Elcykel",
          type: "equipment" as const,
          isAddonOnly: false,
          blocked: [],
          freeOn: () => free,
        };
        const refused = lineProblems(all, stay, { addons: [bicycle], thingOf: () => thing });
        const ofLine = leftFor({ rentalItemId: 7, addonId: null }, free, all, addons);
        const ofExtra = leftFor({ rentalItemId: 7, addonId: 3 }, free, all, addons);
        const isRefused =
          (all.lines.length > 0 && line > ofLine.left) || (extra > 0 && extra > ofExtra.left);
        expect(refused.length > 0).toBe(isRefused);
        for (const problem of refused)
          if (problem.code === "line.extra-taken") {
            expect(problem.free).toBe(ofExtra.left);
            // Said to be one's own doing exactly where it would be more without.
            expect(problem.own !== undefined).toBe(ofExtra.beside > 0);
          }
      }),
      { numRuns: 500 },
    );
  });

  test("an extra of the main thing's own kind leaves the main thing its units", () => {
    const own = { ...wish, rentalItemId: 7, quantity: 3, lines: [] };
    const extra = { rentalItemId: 7, addonId: 3 };
    expect(leftFor(extra, 4, own, addons)).toEqual({ left: 1, beside: 3 });
  });
});
