import { expect, test } from "vitest";
import { customerSums } from "./customer-money.ts";

test("what a customer paid, owes and is owed are sums of their own", () => {
  expect(
    customerSums([
      { status: "returned", paid: 2000.5, due: 0 },
      { status: "confirmed", paid: 500, due: 1500 },
      { status: "pending", paid: 3000, due: -250 },
      { status: "cancelled", paid: 100.2, due: 0 },
    ]),
  ).toEqual({ stays: 3, cancelled: 1, paid: 5600.7, due: 1500, toGiveBack: 250 });
});

test("somebody without bookings owes nothing", () => {
  expect(customerSums([])).toEqual({ stays: 0, cancelled: 0, paid: 0, due: 0, toGiveBack: 0 });
});
