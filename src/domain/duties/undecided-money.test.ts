import { expect, test } from "vitest";
import { leftInAll, undecided } from "./undecided-money.ts";
import { madeUpBy, notMadeUp } from "./refund-duty.ts";

const kept = (left: number, givenSince = 0) => ({
  left,
  givenSince,
  failed: 0,
  failedSince: 0,
  isWithBank: false,
});

test("money of a stay that is off waits for a decision until a part of it went back", () => {
  expect(undecided([kept(2000)], { hasFee: false, toKeep: null })).toBe(2000);
  expect(undecided([kept(1500, 500)], { hasFee: false, toKeep: null })).toBe(0);
  expect(undecided([kept(0, 2000)], { hasFee: false, toKeep: null })).toBe(0);
});

test("a payment that was given back whole says nothing of another that came by other means", () => {
  expect(undecided([kept(0, 4585), kept(2000)], { hasFee: false, toKeep: null })).toBe(2000);
  expect(undecided([kept(200, 4385), kept(2000)], { hasFee: false, toKeep: null })).toBe(0);
});

test("a fee that stands is a decision, and what a bank has taken is nobody's any more", () => {
  expect(undecided([kept(0, 1000), kept(800)], { hasFee: true, toKeep: null })).toBe(0);
  expect(undecided([kept(-3), kept(700)], { hasFee: false, toKeep: null })).toBe(700);
});

test("a refund that failed is decided about, and listed as that alone", () => {
  expect(
    undecided([{ ...kept(790), failed: 790, failedSince: 790 }], { hasFee: false, toKeep: null }),
  ).toBe(0);
  expect(
    undecided([{ ...kept(790), failed: 500, failedSince: 500 }], { hasFee: false, toKeep: null }),
  ).toBe(0);
  // Tried while the stay was on, it says nothing of the rest.
  expect(undecided([{ ...kept(790), failed: 100 }], { hasFee: false, toKeep: null })).toBe(690);
  const whole = { ...kept(790), failed: 790, failedSince: 790 };
  expect(undecided([whole, kept(2000)], { hasFee: false, toKeep: null })).toBe(2000);
});

test("what a bank is about to decide about is nobody's to give until it has", () => {
  expect(undecided([{ ...kept(790), isWithBank: true }], { hasFee: false, toKeep: null })).toBe(0);
  expect(
    undecided([{ ...kept(790), isWithBank: true }, kept(500)], { hasFee: false, toKeep: null }),
  ).toBe(500);
  expect(
    undecided([{ ...kept(400, 390), isWithBank: true }, kept(500)], {
      hasFee: false,
      toKeep: null,
    }),
  ).toBe(0);
});

const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 12, minute));
const one = (state: string, minute: number, amount = 500, failedAt = minute) => ({
  state,
  amount,
  providerRefundId: "re" as string | null,
  isByHand: false,
  createdAt: at(minute),
  finishedAt: at(failedAt),
  failedBefore: null as Date | null,
  givenTwice: 0,
});
const missing = (...refunds: ReturnType<typeof one>[]) =>
  notMadeUp(refunds, 2000).map((failed) => failed.missing);

test("a refund that is tried again and fails again is owed once", () => {
  expect(missing(one("failed", 1, 300, 5), one("failed", 6, 300, 9))).toEqual([300]);
  expect(missing(one("failed", 1, 500, 5), one("failed", 6, 300, 9))).toEqual([200, 300]);
  expect(missing(one("failed", 1, 300, 5), one("failed", 6, 500, 9))).toEqual([500]);
  // Asked for before the failure was known, it is its own.
  expect(missing(one("failed", 1, 300, 5), one("failed", 4, 300, 9))).toEqual([300, 300]);
  // Refused at once, three times.
  const refused = [1, 2, 3].map((minute) => ({
    ...one("failed", minute, 300),
    providerRefundId: null,
  }));
  expect(missing(...refused)).toEqual([300]);
  expect(missing(...refused, one("done", 4, 300))).toEqual([]);
  // What was given by hand between the two was for the first alone.
  const byHand = { ...one("done", 6, 300), isByHand: true };
  expect(missing(one("failed", 1, 300, 5), byHand, one("failed", 7, 300, 9))).toEqual([300]);
});

test("where the first of two tries reaches the customer after all, nothing is missing", () => {
  const [first, second] = [one("failed", 1, 300, 5), one("failed", 6, 300, 9)];
  expect(madeUpBy([first, second], (refund) => refund === first)).toBe(300);
  expect(madeUpBy([first, second], (refund) => refund === second)).toBe(300);
  const revived = { ...one("done", 1, 300, 12), failedBefore: at(5) };
  expect(missing(revived, second)).toEqual([]);
  // Another that never stood for it is missing still, and what was made up for is given twice.
  expect(missing(revived, one("failed", 4, 300, 9))).toEqual([300]);
  expect(madeUpBy([first, one("done", 6, 300)], (refund) => refund === first)).toBe(0);
});

test("money of a booking that is deleted waits until all of it went back", () => {
  expect(leftInAll([kept(789, 1)])).toBe(789);
  expect(leftInAll([kept(0, 790), kept(200.5), kept(-3)])).toBe(200.5);
  expect(leftInAll([kept(0, 790)])).toBe(0);
});

test("each krona that was given makes up for one failed refund only", () => {
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

test("of a booking that was cancelled with a sum, only what is beyond what was to be kept is to go back", () => {
  const decided = { hasFee: true, toKeep: 800 };
  expect(undecided([kept(2000)], decided)).toBe(1200);
  expect(undecided([kept(300), kept(500, 1200)], decided)).toBe(0);
  expect(undecided([kept(300), kept(700, 1000)], decided)).toBe(200);
});
