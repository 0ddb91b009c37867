import { describe, expect, test } from "vitest";
import { authorizationEnds } from "./authorization.ts";
import { amountProblem } from "./card-amount.ts";
import {
  endOfRenewed,
  holdEnds,
  holdLimits,
  holdProblem,
  networkPauseProblem,
  pauseProblem,
} from "./checkout-hold.ts";
import { movePayment, PAYMENT_STATUSES } from "./payment-status.ts";

describe("a payment", () => {
  test("that was captured can never be voided, expire or be reserved again", () => {
    for (const to of PAYMENT_STATUSES) expect(movePayment("captured", to).ok, to).toBe(false);
  });

  test("that was believed cancelled or expired is captured when the provider says so", () => {
    expect(movePayment("cancelled", "captured").ok).toBe(true);
    expect(movePayment("expired", "captured").ok).toBe(true);
  });

  test("that was cancelled is never reserved again: a new card needs a new payment", () => {
    expect(movePayment("cancelled", "authorized")).toEqual({
      ok: false,
      problem: { code: "payment.move-refused", from: "cancelled", to: "authorized" },
    });
  });

  test("reaches every state from the first", () => {
    const reached = new Set(["pending"]);
    for (let round = 0; round < PAYMENT_STATUSES.length; round += 1)
      for (const from of PAYMENT_STATUSES)
        for (const to of PAYMENT_STATUSES)
          if (reached.has(from) && movePayment(from, to).ok) reached.add(to);
    expect([...reached].toSorted()).toEqual([...PAYMENT_STATUSES].toSorted());
  });
});

describe("a hold", () => {
  const limits = holdLimits(1);
  const none = { ofVisitor: 0, ofNetwork: 0, unitNights: 0, networkUnitNights: 0 };

  test("lasts 20 minutes", () => {
    expect(holdEnds(new Date("2027-03-01T09:50:00Z"))).toEqual(new Date("2027-03-01T10:10:00Z"));
  });

  test("is refused beside three of the same visitor", () => {
    expect(holdProblem(limits, { ...none, ofVisitor: 2 }, 7)).toBeUndefined();
    expect(holdProblem(limits, { ...none, ofVisitor: 3 }, 7)?.code).toBe("checkout.too-many-open");
  });

  test("is refused beside ten from the same address, and the limit can be widened", () => {
    expect(holdProblem(limits, { ...none, ofNetwork: 9 }, 7)).toBeUndefined();
    expect(holdProblem(limits, { ...none, ofNetwork: 10 }, 7)?.code).toBe("checkout.too-many-open");
    expect(holdProblem(holdLimits(100), { ...none, ofNetwork: 999 }, 7)).toBeUndefined();
  });

  test("may bring a visitor to 90 unit-nights and no further", () => {
    expect(holdProblem(limits, { ...none, unitNights: 83 }, 7)).toBeUndefined();
    expect(holdProblem(limits, { ...none, unitNights: 84 }, 7)).toEqual({
      code: "checkout.too-many-nights",
      unitNights: 90,
    });
  });
});

test("300 unit-nights are held from one address and no more", () => {
  const open = { ofVisitor: 0, ofNetwork: 4, unitNights: 0, networkUnitNights: 293 };
  expect(holdProblem(holdLimits(1), open, 7)).toBeUndefined();
  expect(holdProblem(holdLimits(1), open, 8)?.code).toBe("checkout.network-busy");
});

test("nights that are asked for again keep their end, until they have had their time", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(endOfRenewed(now, [])).toEqual(at(20));
  expect(endOfRenewed(now, [at(12), at(9)])).toEqual(at(9));
  expect(endOfRenewed(now, [at(5)])).toEqual(at(20));
});

describe("after unpaid lapses", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  test("two of them are forgiven", () => {
    expect(pauseProblem(now, [ago(1), ago(2)])).toBeUndefined();
  });

  test("three within a day mean an hour's pause, counted from the last", () => {
    expect(pauseProblem(now, [ago(600), ago(10), ago(300)])).toEqual({
      code: "checkout.lapsed-too-often",
      retryAfterSeconds: 50 * 60,
    });
    expect(pauseProblem(now, [ago(600), ago(60), ago(300)])).toBeUndefined();
  });

  test("twelve from one address within a day mean none until the earliest is a day old", () => {
    const lapses = Array.from({ length: 12 }, (_, index) => ago(60 + index * 60));
    expect(networkPauseProblem(now, lapses.slice(1), holdLimits(1))).toBeUndefined();
    expect(networkPauseProblem(now, lapses, holdLimits(1))).toEqual({
      code: "checkout.network-busy",
      retryAfterSeconds: 12 * 3600,
    });
  });

  test("one that is older than a day counts no more", () => {
    expect(pauseProblem(now, [ago(1441), ago(10), ago(20)])).toBeUndefined();
  });
});

test("a card takes from 3 kr to 999 999 kr", () => {
  expect(amountProblem(2)).toEqual({ code: "checkout.amount-too-small", least: 3 });
  expect(amountProblem(3)).toBeUndefined();
  expect(amountProblem(999_999)).toBeUndefined();
  expect(amountProblem(1_000_000)).toEqual({ code: "checkout.amount-too-large" });
});

test("a reservation ends when the provider says, or after seven days", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const told = new Date("2027-03-06T06:00:00Z");
  expect(authorizationEnds(told, now)).toEqual(told);
  expect(authorizationEnds(null, now)).toEqual(new Date("2027-03-08T12:00:00Z"));
});
