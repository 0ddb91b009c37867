import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { withdrawalOpenUntil, withdrawalProblem, type WithdrawalFacts } from "./withdrawal.ts";

const day = (text: string) => text as LocalDate;
const approved: WithdrawalFacts = {
  itemType: "equipment",
  isConsumer: true,
  status: "confirmed",
  startDate: day("2026-08-01"),
  pickupTime: "15:00",
  outAt: null,
  approvedOn: day("2026-06-01"),
};
const at = (date: string, time = "12:00") => ({ day: day(date), time });
const reason = (facts: Partial<WithdrawalFacts>, now: ReturnType<typeof at>) =>
  withdrawalProblem({ ...approved, ...facts }, now)?.code ?? null;

test("equipment can be withdrawn from until the fourteenth day after the approval, and not longer", () => {
  expect(reason({}, at("2026-06-01"))).toBeNull();
  expect(reason({}, at("2026-06-15", "23:59"))).toBeNull();
  expect(reason({}, at("2026-06-16", "00:00"))).toBe("withdrawal.too-late");
});

test("the last day is told while there is something to withdraw from", () => {
  const until = (facts: Partial<WithdrawalFacts>, now: ReturnType<typeof at>) =>
    withdrawalOpenUntil({ ...approved, ...facts }, now);
  expect(until({}, at("2026-06-02"))).toBe("2026-06-15");
  expect(until({}, at("2026-06-16"))).toBeNull();
  expect(until({ itemType: "rv" }, at("2026-06-02"))).toBeNull();
  expect(until({ status: "pending", approvedOn: null }, at("2026-06-02"))).toBeNull();
});

test("before the approval there is no last day", () => {
  expect(reason({ status: "pending", approvedOn: null }, at("2026-07-31"))).toBeNull();
});

test("once the rental has begun it cannot be withdrawn from, on its first day from the hour of pick-up", () => {
  const soon = { startDate: day("2026-06-05") };
  expect(reason(soon, at("2026-06-05", "14:59"))).toBeNull();
  expect(reason(soon, at("2026-06-05", "15:00"))).toBe("withdrawal.begun");
  expect(reason(soon, at("2026-06-06", "00:00"))).toBe("withdrawal.begun");
});

test("what was handed over before its hour cannot be withdrawn from", () => {
  expect(reason({ outAt: "2026-07-31T10:00:00Z" }, at("2026-06-02"))).toBe("withdrawal.begun");
});

test("a motorhome for certain dates has no right of withdrawal, whenever one asks", () => {
  expect(reason({ itemType: "rv" }, at("2026-06-02"))).toBe("withdrawal.vehicle");
});

test("a company or a club is no consumer, and has no right of withdrawal", () => {
  expect(reason({ isConsumer: false }, at("2026-06-02"))).toBe("withdrawal.organisation");
});

test.each(["cancelled", "returned"] as const)("what is %s cannot be withdrawn from", (status) => {
  expect(reason({ status }, at("2026-06-02"))).toBe("withdrawal.over");
});
