import fc from "fast-check";
import { expect, test } from "vitest";
import { fallingSteps, hasStepTwice, longStayOf, stepsInOrder } from "./long-stay.ts";

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

test("a step that gives less than a shorter one is pointed out", () => {
  const given = [
    { fromNights: 28, percent: 15 },
    { fromNights: 7, percent: 10 },
    { fromNights: 14, percent: 20 },
  ];
  expect(fallingSteps(given)).toEqual([{ fromNights: 28, percent: 15 }]);
  fc.assert(
    fc.property(steps, (some) => {
      const falling = some.filter((one) =>
        some.some((other) => other.fromNights < one.fromNights && other.percent > one.percent),
      );
      expect(fallingSteps(some)).toEqual(stepsInOrder(falling));
    }),
  );
});

test("two steps that begin at the same night are told apart from those that do not", () => {
  expect(hasStepTwice([])).toBe(false);
  const seven = { fromNights: 7, percent: 10 };
  expect(hasStepTwice([seven, { fromNights: 14, percent: 10 }])).toBe(false);
  expect(hasStepTwice([seven, { fromNights: 7, percent: 20 }])).toBe(true);
});
