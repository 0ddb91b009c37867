import { expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { depositBackBy, depositDue, depositProblem, depositState } from "./deposit-status.ts";

function problemOf({
  due = 5000,
  state = "not_paid",
  status = "confirmed",
  today = "2026-07-01",
}: {
  due?: number;
  state?: ReturnType<typeof depositState>;
  status?: BookingStatus;
  today?: string;
}) {
  const booking = { status, endDate: "2026-07-08" as LocalDate };
  return depositProblem({ due, state, booking, today: today as LocalDate })?.code;
}

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
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ state: "pending", status: "pending" })).toBeUndefined();
  expect(problemOf({ state: "captured" })).toBe("deposit.paid");
  expect(problemOf({ due: 0 })).toBe("deposit.none");
  expect(problemOf({ status: "cancelled" })).toBe("deposit.booking-over");
  expect(problemOf({ status: "cancelled", state: "captured" })).toBe("deposit.booking-over");
  expect(problemOf({ status: "returned", state: "captured" })).toBe("deposit.paid");
  expect(problemOf({ status: "returned" })).toBe("deposit.booking-over");
});

test("a deposit is taken to the last day of the stay, and not after it, marked as returned or not", () => {
  expect(problemOf({ today: "2026-07-08" })).toBeUndefined();
  expect(problemOf({ today: "2026-07-09" })).toBe("deposit.booking-over");
  expect(problemOf({ today: "2026-07-09", state: "captured" })).toBe("deposit.paid");
});

test("a deposit is back a week after the return, and a mark that is made late does not move that day", () => {
  const backBy = (returnedOn: string | null) =>
    depositBackBy({
      returnedOn: returnedOn as LocalDate | null,
      endDate: "2026-11-19" as LocalDate,
    });
  expect(backBy(null)).toBe("2026-11-26");
  expect(backBy("2026-11-19")).toBe("2026-11-26");
  expect(backBy("2026-12-22")).toBe("2026-11-26");
  expect(backBy("2026-11-17")).toBe("2026-11-24");
});
