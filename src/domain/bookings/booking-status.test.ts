import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  BOOKING_STATUSES,
  holdsNights,
  isActive,
  isStayAhead,
  isStayOver,
  type BookingStatus,
} from "./booking-status.ts";

const endDate = "2027-06-03" as LocalDate;
const [lastDay, dayAfter] = [endDate, "2027-06-04" as LocalDate];

test("a booking is active until it is cancelled or has come back, and holds its nights that long", () => {
  expect(BOOKING_STATUSES.filter(isActive)).toEqual(["pending", "confirmed"]);
  expect(BOOKING_STATUSES.filter(holdsNights)).toEqual(["pending", "confirmed"]);
});

test.each<[BookingStatus, LocalDate, boolean]>([
  ["pending", lastDay, false],
  ["pending", dayAfter, true],
  ["confirmed", dayAfter, true],
  ["cancelled", lastDay, false],
  ["returned", lastDay, true],
])("a stay that is %s is over on %s: %s", (status, today, isOver) => {
  expect(isStayOver({ status, endDate }, today)).toBe(isOver);
});

test("no stay is both over and ahead", () => {
  expect(isStayAhead({ status: "pending", endDate }, lastDay)).toBe(true);
  expect(isStayAhead({ status: "pending", endDate }, dayAfter)).toBe(false);
  expect(isStayAhead({ status: "cancelled", endDate }, lastDay)).toBe(false);
});
