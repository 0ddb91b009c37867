import { expect, test } from "vitest";
import { toldFailures } from "./told-failures.ts";

const failed = (day: string, amount: number) => ({
  state: "failed",
  amount,
  providerRefundId: `re_${day}`,
  isByHand: false,
  isSettled: false,
  failedBefore: null,
  givenTwice: 0,
  createdAt: new Date(`${day}T08:00:00Z`),
  finishedAt: new Date(`${day}T09:00:00Z`),
});

test("a refund that was tried again and failed again is told once, with the last failure's time", () => {
  expect(toldFailures([failed("2027-06-01", 2000), failed("2027-06-04", 2000)], 2000)).toEqual([
    { amount: 2000, asked: 2000, at: new Date("2027-06-04T09:00:00Z") },
  ]);
});

test("two refunds that failed are told each with its own time", () => {
  expect(toldFailures([failed("2027-06-01", 500), failed("2027-06-04", 300)], 2000)).toEqual([
    // The second was asked for when the first was known to have failed, and stands for a part of it.
    { amount: 200, asked: 500, at: new Date("2027-06-01T09:00:00Z") },
    { amount: 300, asked: 300, at: new Date("2027-06-04T09:00:00Z") },
  ]);
});
