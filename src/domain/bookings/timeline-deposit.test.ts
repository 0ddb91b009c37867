import { expect, test } from "vitest";
import { depositBadge, depositIsMissing, depositLeft, depositOutcome } from "./timeline-deposit.ts";

const CONFIRMED = {
  status: "confirmed",
  rentalItemType: "rv",
  depositAmount: 5000,
  depositPaymentStatus: null,
  depositPaidAmount: 5000,
  depositRefundedAmount: 0,
  depositKeptAmount: 0,
  disputes: [],
} as const;

test.each([
  [null, "not_paid"],
  ["pending", "processing"],
  ["authorized", "processing"],
  ["captured", "paid"],
  ["cancelled", "not_paid"],
  ["expired", "not_paid"],
] as const)("a deposit whose payment is %s shows as %s", (depositPaymentStatus, badge) => {
  expect(depositBadge({ ...CONFIRMED, depositPaymentStatus })).toBe(badge);
  expect(depositIsMissing({ ...CONFIRMED, depositPaymentStatus })).toBe(badge !== "paid");
});

test("only a confirmed booking shows its deposit", () => {
  for (const status of ["pending", "cancelled", "returned"] as const) {
    expect(depositBadge({ ...CONFIRMED, status })).toBeNull();
    expect(depositIsMissing({ ...CONFIRMED, status })).toBe(false);
  }
});

test("nothing is asked for where there is no deposit", () => {
  expect(depositBadge({ ...CONFIRMED, depositAmount: 0 })).toBeNull();
  expect(depositBadge({ ...CONFIRMED, depositAmount: null })).toBeNull();
  expect(depositBadge({ ...CONFIRMED, rentalItemType: "equipment" })).toBeNull();
});

test("a deposit that was paid is never hidden, though the amount was set to nothing since", () => {
  const paid = { ...CONFIRMED, depositAmount: 0, depositPaymentStatus: "captured" } as const;
  expect(depositBadge(paid)).toBe("paid");
});

test("a deposit that the customer's bank has given away is missing again, a part of it is not", () => {
  const paid = { ...CONFIRMED, depositPaymentStatus: "captured" } as const;
  const lost = {
    paidFor: "deposit",
    standing: "lost",
    isCurrent: true,
    amount: 5000,
    isDecided: false,
  } as const;
  const badge = (dispute: object, deposit: object = {}) =>
    depositBadge({ ...paid, ...deposit, disputes: [{ ...lost, ...dispute }] });
  expect(badge({})).toBe("not_paid");
  expect(badge({ isDecided: true }, { depositRefundedAmount: 5000 })).toBe("not_paid");
  expect(badge({ amount: 2000 })).toBe("paid");
  expect(badge({ standing: "open" })).toBe("paid");
  expect(depositIsMissing({ ...paid, disputes: [lost] })).toBe(true);
});

test.each([
  [0, 0, "held", 5000],
  [2000, 0, "part-refunded", 3000],
  [0, 1500, "part-kept", 3500],
  [2000, 1500, "part-refunded", 1500],
  [5000, 0, "refunded", 0],
  [3500, 1500, "settled", 0],
  [0, 5000, "settled", 0],
] as const)(
  "of 5 000 kr, %s kr given back and %s kr kept is %s with %s kr left",
  (depositRefundedAmount, depositKeptAmount, outcome, left) => {
    const deposit = { depositPaidAmount: 5000, depositRefundedAmount, depositKeptAmount };
    expect(depositOutcome(deposit)).toBe(outcome);
    expect(depositLeft(deposit)).toBe(left);
  },
);
