import { expect, test } from "vitest";
import { comparePayment, type OurWord, type ProvidersWord } from "./compare-payment.ts";

const theirs: ProvidersWord = {
  intentId: "pi_1",
  money: "reserved",
  amount: 2000,
  captured: 0,
  refunded: 0,
};
const ours: OurWord = {
  status: "authorized",
  amount: 2000,
  refunded: 0,
  bookingId: 1_234_567,
  isUnderWay: false,
  isWaitedFor: true,
};
const kindOf = (a?: ProvidersWord, b?: OurWord) => comparePayment(a, b, "pi_1")?.kind;

test("a reserved payment of a booking agrees, and so does a charged one", () => {
  expect(kindOf(theirs, ours)).toBeUndefined();
  expect(
    kindOf({ ...theirs, money: "charged", captured: 2000 }, { ...ours, status: "captured" }),
  ).toBeUndefined();
});

test("a part that was charged agrees with a payment of that sum, and with no other", () => {
  const part = { ...theirs, money: "charged", captured: 1500 } as const;
  expect(kindOf(part, { ...ours, status: "captured", amount: 1500 })).toBeUndefined();
  expect(kindOf(part, { ...ours, status: "captured" })).toBe("amount");
});

test("öre that were charged or given back there count on our side too, and one that is missing is told", () => {
  const charged = { ...theirs, money: "charged", captured: 1500.6, refunded: 0.1 + 0.2 } as const;
  const booked = { ...ours, status: "captured", amount: 1500.6, refunded: 0.3 } as const;
  expect(kindOf(charged, booked)).toBeUndefined();
  expect(kindOf(charged, { ...booked, amount: 1500 })).toBe("amount");
  expect(kindOf(charged, { ...booked, refunded: 0.29 })).toBe("refund");
});

test("money that a checkout still on its way accounts for agrees", () => {
  expect(
    kindOf(theirs, { ...ours, status: "pending", bookingId: null, isUnderWay: true }),
  ).toBeUndefined();
});

test("money that no row of ours knows, or that belongs to nothing, is unaccounted for", () => {
  expect(kindOf(theirs)).toBe("unaccounted");
  expect(kindOf(theirs, { ...ours, bookingId: null })).toBe("unaccounted");
});

test("money charged while its checkout is still open, or reserved and waited for by nobody, is told", () => {
  const open = { ...ours, status: "pending", bookingId: null, isUnderWay: true } as const;
  expect(kindOf({ ...theirs, money: "charged", captured: 2000 }, open)).toBe("unaccounted");
  expect(kindOf(theirs, { ...ours, isWaitedFor: false })).toBe("unaccounted");
});

test("what was charged without our knowing and given back whole concerns nobody, a part of it does", () => {
  const gone = { ...theirs, money: "charged", captured: 2000, refunded: 2000 } as const;
  expect(kindOf(gone)).toBeUndefined();
  expect(kindOf(gone, { ...ours, status: "cancelled" })).toBeUndefined();
  expect(kindOf({ ...gone, refunded: 1999.99 })).toBe("unaccounted");
  expect(kindOf(gone, { ...ours, status: "captured" })).toBe("refund");
});

test("money we believe in and the provider does not have is missing", () => {
  expect(kindOf(undefined, ours)).toBe("missing");
  expect(kindOf({ ...theirs, money: "none" }, { ...ours, status: "captured" })).toBe("missing");
});

test("nothing on either side agrees", () => {
  expect(kindOf({ ...theirs, money: "none" })).toBeUndefined();
  expect(kindOf({ ...theirs, money: "none" }, { ...ours, status: "expired" })).toBeUndefined();
});

test("a charge we believe to be cancelled, another sum and another refund are told", () => {
  expect(
    kindOf({ ...theirs, money: "charged", captured: 2000 }, { ...ours, status: "cancelled" }),
  ).toBe("status");
  expect(kindOf(theirs, { ...ours, amount: 1999 })).toBe("amount");
  const charged = { ...theirs, money: "charged", captured: 2000, refunded: 500 } as const;
  expect(kindOf(charged, { ...ours, status: "captured" })).toBe("refund");
  expect(kindOf(charged, { ...ours, status: "captured", refunded: 500 })).toBeUndefined();
});
