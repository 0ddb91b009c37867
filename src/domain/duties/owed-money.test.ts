import { expect, test } from "vitest";
import { owedMoney, toGiveBack } from "./owed-money.ts";

const failed = (amount: number, paidFor: "rent" | "deposit") =>
  ({ kind: "refund-failed", amount, failed: { paidFor } }) as const;

test("all that is listed as a customer's is owed, rent and deposit", () => {
  expect(owedMoney([])).toEqual({ amount: 0, undecided: 0 });
  expect(owedMoney([{ kind: "deposit-held", amount: 5000 }, failed(500, "rent")])).toMatchObject({
    amount: 5500,
  });
});

test("a deposit whose refund failed is owed once, though it is listed as held as well", () => {
  expect(
    owedMoney([{ kind: "deposit-held", amount: 5000 }, failed(3000, "deposit")]),
  ).toMatchObject({ amount: 5000 });
  expect(owedMoney([failed(3000, "deposit")])).toMatchObject({ amount: 3000 });
});

test("what was paid for a booking that is off is no claim until somebody has decided how much goes back", () => {
  const off = { kind: "charged-but-cancelled", amount: 1500 } as const;
  expect(owedMoney([off, failed(500, "rent")])).toEqual({ amount: 500, undecided: 1500 });
});

test("what was paid too much goes back, though somebody has settled its entry, and counts once", () => {
  expect(toGiveBack({ amount: 0 }, -300)).toBe(300);
  expect(toGiveBack({ amount: 300 }, -300)).toBe(300);
  expect(toGiveBack({ amount: 5300 }, -300)).toBe(5300);
  expect(toGiveBack({ amount: 0 }, 700)).toBe(0);
});
