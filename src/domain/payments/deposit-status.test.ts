import { expect, test } from "vitest";
import { depositDue, depositProblem, depositState } from "./deposit-status.ts";

test("a motorhome has the deposit its booking says, and equipment none", () => {
  expect(depositDue("rv", 5000)).toBe(5000);
  expect(depositDue("rv", null)).toBe(0);
  expect(depositDue("equipment", 5000)).toBe(0);
});

test("a payment that was opened and never paid is not paid, and does not look processed", () => {
  expect(depositState(undefined)).toBe("not_paid");
  expect(depositState({ status: "pending", isCurrent: false })).toBe("not_paid");
  expect(depositState({ status: "cancelled", isCurrent: false })).toBe("not_paid");
  expect(depositState({ status: "pending", isCurrent: true })).toBe("pending");
  expect(depositState({ status: "captured", isCurrent: true })).toBe("captured");
});

test("a deposit can be paid once, for a booking that goes on and has one", () => {
  expect(depositProblem(5000, "not_paid", "confirmed")).toBeUndefined();
  expect(depositProblem(5000, "pending", "pending")).toBeUndefined();
  expect(depositProblem(5000, "captured", "confirmed")?.code).toBe("deposit.paid");
  expect(depositProblem(0, "not_paid", "confirmed")?.code).toBe("deposit.none");
  expect(depositProblem(5000, "not_paid", "cancelled")?.code).toBe("deposit.booking-over");
  expect(depositProblem(5000, "not_paid", "returned")?.code).toBe("deposit.booking-over");
});
