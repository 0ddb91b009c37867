import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { percentBack, type CancellationPolicy } from "./cancellation.ts";
import {
  freeUntil,
  goesBack,
  isSamePolicy,
  policyInOrder,
  policyOf,
  repeatedPlaces,
  risingPlaces,
  USUAL_POLICY,
} from "./cancellation-policy.ts";

const START = "2027-07-03" as LocalDate;
const day = (text: string) => text as LocalDate;
const step = (daysBefore: number, percent: number) => ({ daysBefore, percent });

const policies = fc.array(
  fc.record({
    daysBefore: fc.integer({ min: 0, max: 40 }),
    percent: fc.constantFrom(0, 25, 50, 100),
  }),
  { maxLength: 6 },
);

/** What an approved booking gives on a day, by the rule that moves the money. */
function backOn(cancellationPolicy: CancellationPolicy, today: LocalDate): number {
  const booking = { startDate: START, totalPrice: 1000, withdrawnAt: null, cancellationPolicy };
  return percentBack({ ...booking, status: "confirmed" }, today) ?? 0;
}

test("an item's own policy holds before the shop's, also one that gives nothing", () => {
  const shop = { cancellationPolicy: USUAL_POLICY };
  expect(policyOf({ cancellationPolicy: null }, shop)).toEqual(USUAL_POLICY);
  expect(policyOf({ cancellationPolicy: [step(2, 100)] }, shop)).toEqual([step(2, 100)]);
  expect(policyOf({ cancellationPolicy: [] }, shop)).toEqual([]);
});

describe("cancelling is free", () => {
  test.each([
    ["2027-05-01", "2027-06-03"],
    ["2027-06-03", "2027-06-03"],
    ["2027-06-04", null],
  ])("asked on %s until %s", (today, until) => {
    expect(freeUntil(USUAL_POLICY, START, day(today))).toBe(until);
  });

  test("up to the first day where the owner says so, and never where no step gives all back", () => {
    expect(freeUntil([step(0, 100)], START, START)).toBe(START);
    expect(freeUntil([step(14, 50)], START, day("2027-01-01"))).toBeNull();
    expect(freeUntil([], START, day("2027-01-01"))).toBeNull();
  });

  test("until the last day on which cancelling gives all back, whatever the steps", () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: -3, max: 60 }), (policy, ahead) => {
        const today = addDays(START, -ahead);
        const days = Array.from({ length: Math.max(0, ahead + 3) }, (_, at) => addDays(today, at));
        const free = days.filter((one) => backOn(policy, one) === 100);
        expect(freeUntil(policy, START, today)).toBe(free.at(-1) ?? null);
      }),
    );
  });
});

describe("what still goes back", () => {
  test("is told with its last day", () => {
    expect(goesBack(USUAL_POLICY, START, day("2027-06-10"))).toEqual({
      percent: 50,
      until: "2027-06-19",
    });
    expect(goesBack(USUAL_POLICY, START, day("2027-06-20"))).toBeNull();
  });

  test("is what cancelling today gives, and holds until the day after gives less", () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: -3, max: 60 }), (policy, ahead) => {
        const today = addDays(START, -ahead);
        const back = goesBack(policy, START, today);
        expect(back?.percent ?? 0).toBe(backOn(policy, today));
        if (!back) return;
        expect(back.until >= today).toBe(true);
        expect(backOn(policy, back.until)).toBe(back.percent);
        expect(backOn(policy, addDays(back.until, 1))).toBeLessThan(back.percent);
      }),
    );
  });
});

describe("steps that cannot stand together", () => {
  test("are those that begin on the same day, and those that reward waiting", () => {
    expect(repeatedPlaces([step(14, 50), step(30, 100), step(14, 25)])).toEqual([2]);
    expect(risingPlaces([step(30, 50), step(14, 100)])).toEqual([1]);
    expect(risingPlaces([step(14, 50), step(30, 100)])).toEqual([]);
  });

  test("are missing exactly where what goes back falls from step to step", () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const percents = policyInOrder(policy).map(({ percent }) => percent);
        const days = policy.map(({ daysBefore }) => daysBefore);
        const isSound = repeatedPlaces(policy).length + risingPlaces(policy).length === 0;
        const isFalling = percents.every((percent, at) => percent <= (percents[at - 1] ?? 100));
        expect(isSound).toBe(isFalling && new Set(days).size === days.length);
      }),
    );
  });
});

test("a promise is the same in any order, and another with any step of it changed", () => {
  const other = [
    { daysBefore: 30, percent: 100 },
    { daysBefore: 14, percent: 49 },
  ];
  expect(isSamePolicy(USUAL_POLICY.toReversed(), USUAL_POLICY)).toBe(true);
  expect(isSamePolicy([], [])).toBe(true);
  expect(isSamePolicy(USUAL_POLICY, other)).toBe(false);
  expect(isSamePolicy(USUAL_POLICY, USUAL_POLICY.slice(1))).toBe(false);
});
