import { expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { BOOKING_VIEWS, isInView, orderParts, usualOrder } from "./booking-views.ts";

const NOON = { day: "2027-06-10" as LocalDate, time: "12:00" };

const viewsOf = (status: BookingStatus, start: string, end: string, money: object = {}) =>
  BOOKING_VIEWS.filter((view) =>
    isInView(
      view,
      {
        status,
        startDate: start as LocalDate,
        endDate: end as LocalDate,
        pickupTime: "10:00",
        dueAmount: 0,
        paymentLinkUntil: null,
        withdrawnAt: null,
        depositPaymentStatus: null,
        depositPaidAmount: 0,
        depositRefundedAmount: 0,
        depositKeptAmount: 0,
        ...money,
      },
      NOON,
    ),
  );

test("a stay that begins today is coming until its time, and then, confirmed, out", () => {
  const today = ["2027-06-10", "2027-06-12"] as const;
  expect(viewsOf("confirmed", ...today, { pickupTime: "12:01" })).toEqual(["upcoming"]);
  expect(viewsOf("confirmed", ...today, { pickupTime: "12:00" })).toEqual(["out"]);
  expect(viewsOf("pending", ...today, { pickupTime: "12:01" })).toEqual(["upcoming", "to-answer"]);
  expect(viewsOf("pending", ...today, { pickupTime: "12:00" })).toEqual(["to-answer"]);
});

test("a booking that nobody has answered waits, whenever it is", () => {
  expect(viewsOf("pending", "2027-07-01", "2027-07-03")).toEqual(["upcoming", "to-answer"]);
  expect(viewsOf("pending", "2027-06-01", "2027-06-03")).toEqual(["to-answer"]);
  const sent = { dueAmount: 2000, paymentLinkUntil: "2027-06-12T10:00:00.000Z" };
  expect(viewsOf("pending", "2027-07-01", "2027-07-03", sent)).toEqual(["upcoming", "unpaid"]);
});

test("what is out is out until its last day, and late the day after", () => {
  expect(viewsOf("confirmed", "2027-06-01", "2027-06-10")).toEqual(["out"]);
  expect(viewsOf("confirmed", "2027-06-01", "2027-06-09")).toEqual(["late"]);
  expect(viewsOf("returned", "2027-06-01", "2027-06-09")).toEqual([]);
});

test("what is off is in no view, unless there is money to see to", () => {
  expect(viewsOf("cancelled", "2027-07-01", "2027-07-03")).toEqual([]);
  const held = { depositPaymentStatus: "captured", depositPaidAmount: 5000 };
  expect(viewsOf("cancelled", "2027-07-01", "2027-07-03", held)).toEqual(["deposits"]);
  expect(
    viewsOf("returned", "2027-05-01", "2027-05-03", { ...held, depositRefundedAmount: 5000 }),
  ).toEqual([]);
  expect(viewsOf("returned", "2027-05-01", "2027-05-03", { dueAmount: 1 })).toEqual(["unpaid"]);
});

test("the whole list begins with the latest start, a view with what is urgent", () => {
  expect(usualOrder(undefined)).toBe("-start");
  expect(usualOrder("late")).toBe("end");
  expect(orderParts("-created")).toEqual({ by: "created", isDown: true });
  expect(orderParts("end")).toEqual({ by: "end", isDown: false });
});
