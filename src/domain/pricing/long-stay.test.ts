import fc from "fast-check";
import { expect, test } from "vitest";
import { fallingPlaces, hasStepTwice, longStayOf, stepsInOrder } from "./long-stay.ts";

const step = fc.record({
  fromNights: fc.integer({ min: 2, max: 60 }),
  percent: fc.integer({ min: 1, max: 99 }),
});
const steps = fc.uniqueArray(step, { maxLength: 10, selector: ({ fromNights }) => fromNights });

test("the highest step reached decides, whatever order they were written in, and half a krona rounds up", () => {
  fc.assert(
    fc.property(steps, fc.nat(70), fc.nat(200_000), (given, nights, rent) => {
      let reached = { fromNights: 0, percent: 0 };
      for (const one of given)
        if (one.fromNights <= nights && one.fromNights > reached.fromNights) reached = one;
      // In hundredths, one after the other: half of one is fifty of them.
      const hundredths = rent * reached.percent;
      const kronor = (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
      const quoted = longStayOf(given, { nights, rent });
      expect(quoted?.amount ?? 0).toBe(0 - kronor);
      expect(longStayOf(stepsInOrder(given), { nights, rent })?.amount).toBe(quoted?.amount);
    }),
  );
});

test("a step that gives less than a shorter one is pointed out where it was written", () => {
  const given = [
    { fromNights: 28, percent: 15 },
    { fromNights: 7, percent: 10 },
    { fromNights: 14, percent: 20 },
  ];
  expect(fallingPlaces(given)).toEqual([0]);
  expect(fallingPlaces(given.slice(1))).toEqual([]);
  expect(fallingPlaces([given[0]!, { fromNights: 14, percent: 15 }])).toEqual([]);
});

test("steps that nothing is pointed out in never make a longer stay dearer by the night", () => {
  fc.assert(
    fc.property(steps, (some) => {
      const percents = Array.from(
        { length: 70 },
        (_, nights) => longStayOf(some, { nights, rent: 0 })?.percent ?? 0,
      );
      const isRising = percents.every((percent, at) => at === 0 || percent >= percents[at - 1]!);
      expect(fallingPlaces(some).length === 0).toBe(isRising);
    }),
  );
});

test("two steps that begin at the same night are told apart from those that do not", () => {
  expect(hasStepTwice([])).toBe(false);
  const seven = { fromNights: 7, percent: 10 };
  expect(hasStepTwice([seven, { fromNights: 14, percent: 10 }])).toBe(false);
  expect(hasStepTwice([seven, { fromNights: 7, percent: 20 }])).toBe(true);
});
