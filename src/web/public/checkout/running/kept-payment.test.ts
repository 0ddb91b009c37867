import { describe, expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { forgetPayment, keepPayment, paymentIdOf, readKeptPayment } from "./kept-payment.ts";

const stay = {
  rentalItemId: 7,
  startDate: "2027-03-02" as LocalDate,
  endDate: "2027-03-05" as LocalDate,
  quantity: 2,
  selectedAddons: [{ id: 3, quantity: 2 }],
};

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("a payment whose outcome was not heard", () => {
  const payment = { paymentId: "pi_1", kronor: 1755 };

  test("is found again for the same stay and no other, without what opens it", () => {
    const store = memory();
    expect(paymentIdOf("pi_1_secret_abc")).toBe("pi_1");
    keepPayment(() => store, stay, payment);
    expect([...store.kept.values()].join("")).not.toContain("secret");
    expect(readKeptPayment(() => store, stay)).toEqual(payment);
    const other = { ...stay, endDate: "2027-03-06" as LocalDate };
    expect(readKeptPayment(() => store, other)).toBeUndefined();
    forgetPayment(() => store);
    expect(readKeptPayment(() => store, stay)).toBeUndefined();
  });
});
