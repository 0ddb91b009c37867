import { expect, test } from "vitest";
import { owedMoney } from "./owed-money.ts";

const failed = (amount: number, paidFor: "rent" | "deposit") =>
  ({ kind: "refund-failed", amount, failed: { paidFor } }) as const;

test("all that is listed as a customer's is owed, rent and deposit", () => {
  expect(owedMoney([])).toBe(0);
  expect(owedMoney([{ kind: "charged-but-cancelled", amount: 1500 }, failed(500, "rent")])).toBe(
    2000,
  );
  expect(owedMoney([{ kind: "deposit-held", amount: 5000 }, failed(500, "rent")])).toBe(5500);
});

test("a deposit whose refund failed is owed once, though it is listed as held as well", () => {
  expect(owedMoney([{ kind: "deposit-held", amount: 5000 }, failed(3000, "deposit")])).toBe(5000);
  expect(owedMoney([failed(3000, "deposit")])).toBe(3000);
});
