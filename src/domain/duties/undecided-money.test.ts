import { expect, test } from "vitest";
import { undecided } from "./undecided-money.ts";
import { notMadeUp } from "./refund-duty.ts";

const kept = (left: number, refundedSince = 0) => ({ left, refundedSince });

test("money of a stay that is off waits for a decision until a part of it went back", () => {
  expect(undecided([kept(2000)], false)).toBe(2000);
  expect(undecided([kept(1500, 500)], false)).toBe(0);
  expect(undecided([kept(0, 2000)], false)).toBe(0);
});

test("a payment that was given back whole says nothing of another that came by other means", () => {
  expect(undecided([kept(0, 4585), kept(2000)], false)).toBe(2000);
  expect(undecided([kept(200, 4385), kept(2000)], false)).toBe(0);
});

test("a fee that stands is a decision, and what a bank has taken is nobody's any more", () => {
  expect(undecided([kept(0, 1000), kept(800)], true)).toBe(0);
  expect(undecided([kept(-3), kept(700)], false)).toBe(700);
});

test("each krona that was given makes up for one failed refund only", () => {
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 12, minute));
  const one = (state: string, minute: number, amount = 500, failedAt = minute) => ({
    state,
    amount,
    providerRefundId: "re" as string | null,
    isByHand: false,
    createdAt: at(minute),
    finishedAt: at(failedAt),
  });
  const missing = (...refunds: ReturnType<typeof one>[]) =>
    notMadeUp(refunds, 2000).map((failed) => failed.missing);
  const two = [one("failed", 1, 500, 5), one("failed", 2, 500, 6)];
  expect(missing(...two)).toEqual([500, 500]);
  expect(missing(...two, one("done", 7))).toEqual([500]);
  expect(missing(...two, one("done", 7, 700))).toEqual([300]);
  expect(missing(...two, one("done", 7, 1000))).toEqual([]);
  // Given before it failed, it was given for something else.
  expect(missing(one("failed", 1, 500, 5), one("done", 3))).toEqual([500]);
  // Never taken by the provider, it may have been made there meanwhile.
  const refused = { ...one("failed", 1, 500, 5), providerRefundId: null };
  expect(missing(refused, one("done", 3))).toEqual([]);
  // By hand it is given because the card did not take it, though the card may fail once more later.
  expect(missing(one("failed", 1, 500, 5), { ...one("done", 3, 200), isByHand: true })).toEqual([
    300,
  ]);
  // What is kept of the payment, or was taken by a bank, cannot be given.
  expect(notMadeUp(two, 700).map((failed) => failed.missing)).toEqual([500, 200]);
});
