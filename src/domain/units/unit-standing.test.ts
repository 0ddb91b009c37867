import { expect, test } from "vitest";
import { canBeChosen, unitStanding } from "./unit-standing.ts";

const facts = { isOurs: false, isHandedOver: false, isUnused: false, others: [] };
const other = (isHandedOver: boolean) => ({ isHandedOver });

test("a unit is free where nobody else has it, and exchanged where somebody has", () => {
  expect(unitStanding(facts)).toBe("free");
  expect(unitStanding({ ...facts, others: [other(false)] })).toBe("exchange");
});

test("a unit that is out of use, or out with somebody else, cannot be chosen", () => {
  const unused = unitStanding({ ...facts, isUnused: true, others: [other(false)] });
  const away = unitStanding({ ...facts, others: [other(false), other(true)] });
  expect([unused, away]).toEqual(["unused", "away"]);
  expect([unused, away].map(canBeChosen)).toEqual([false, false]);
});

test("what a booking has stays its own, also once it is handed over", () => {
  const ours = { ...facts, isOurs: true };
  expect(unitStanding(ours)).toBe("has");
  expect(unitStanding({ ...ours, isHandedOver: true })).toBe("out");
});
