import { describe, expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { bookingMoney } from "#domain/payments/booking-money.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { depositMissingSince, depositToReturn, returnMissingSince } from "./deposit-duty.ts";
import { rentDuty, type RentFacts } from "./rent-duty.ts";

const day = (text: string) => text as LocalDate;
const START = day("2027-07-10");
const END = day("2027-07-17");

type Told = Partial<Omit<RentFacts, "money">> & {
  paid?: number;
  refunded?: number;
  reserved?: number;
  waived?: number;
};

function facts({ paid = 0, refunded = 0, reserved = 0, waived = 0, ...told }: Told): RentFacts {
  const status: BookingStatus = told.status ?? "confirmed";
  const one = (state: PaymentStatus, amount: number, refundedAmount = 0) => ({
    status: state,
    amount,
    refundedAmount,
    isLetGo: false,
    isTakenBack: false,
  });
  return {
    startDate: START,
    endDate: END,
    madeOn: day("2027-05-01"),
    changedOn: day("2027-06-01"),
    returnedOn: null,
    cardStatus: null,
    source: "web",
    isChargedElsewhere: false,
    isChargeFailed: false,
    reservationLostOn: null,
    reservedSince: null,
    undecided: 0,
    linkLapsedOn: null,
    ...told,
    status,
    money: bookingMoney({ status, totalPrice: 2000, waived }, [
      ...(paid > 0 ? [one("captured", paid, refunded)] : []),
      ...(reserved > 0 ? [one("authorized", reserved)] : []),
    ]),
  };
}

const LONG_BEFORE = day("2027-06-02");
const duty = (told: Told, today = LONG_BEFORE) => rentDuty(facts(told), today);

describe("the rent", () => {
  test("of a booking that staff have made is nobody's concern before its hand-over is near, or its link lapses", () => {
    expect(duty({})).toMatchObject({ kind: "booking-without-money" });
    expect(duty({ source: "staff" })).toBeUndefined();
    expect(duty({ source: "staff", cardStatus: "pending" })).toBeUndefined();
    expect(duty({ source: "staff", linkLapsedOn: LONG_BEFORE })).toMatchObject({
      kind: "link-lapsed",
    });
    expect(duty({ source: "staff" }, START)).toMatchObject({ kind: "rent-unpaid" });
    const lost = { source: "staff", reservationLostOn: LONG_BEFORE } as const;
    expect(duty(lost)).toMatchObject({ kind: "booking-without-money" });
  });

  test("is nobody's concern while it is reserved or paid, and the stay is far", () => {
    expect(duty({ reserved: 2000, cardStatus: "authorized" })).toBeUndefined();
    expect(duty({ paid: 2000, cardStatus: "captured" })).toBeUndefined();
    expect(duty({ paid: 500, cardStatus: "captured" })).toBeUndefined();
  });

  test("of a stay that is booked on its first day is somebody's concern since that day", () => {
    expect(duty({ madeOn: START }, START)?.since).toBe(START);
  });

  test("is, from the day before the hand-over, until it is charged", () => {
    const reserved: Told = { reserved: 2000, cardStatus: "authorized" };
    expect(duty(reserved, day("2027-07-08"))).toBeUndefined();
    expect(duty(reserved, day("2027-07-09"))).toEqual({
      kind: "rent-unpaid",
      since: "2027-07-09",
      amount: 2000,
    });
    expect(duty({ paid: 2000 }, day("2027-07-09"))).toBeUndefined();
    expect(duty({ paid: 1500, waived: 500 }, day("2027-07-09"))).toBeUndefined();
  });

  test("of a returned booking is owed, reserved or not", () => {
    const returned: Told = { status: "returned" };
    expect(duty({ ...returned, reserved: 2000 })?.kind).toBe("returned-unpaid");
    const early: Told = { ...returned, returnedOn: day("2027-06-02") };
    expect(duty({ ...early, reserved: 2000 })?.since).toBe("2027-06-02");
    expect(duty({ ...returned, cardStatus: "expired" })?.amount).toBe(2000);
    expect(duty({ ...returned, paid: 2000 })).toBeUndefined();
  });

  test.each(["expired", "cancelled", "pending", null] as const)(
    "with nothing behind it (%s) is listed at once",
    (cardStatus) => {
      expect(duty({ cardStatus })).toMatchObject({ kind: "booking-without-money", amount: 2000 });
    },
  );

  test("that was given back whole, of a booking that is on again, is listed at once", () => {
    expect(duty({ paid: 2000, refunded: 2000, cardStatus: "captured" })).toEqual({
      kind: "booking-without-money",
      since: "2027-06-01",
      amount: 2000,
    });
    expect(duty({ paid: 2000, refunded: 2000, waived: 2000 })).toBeUndefined();
  });

  test("of which one of several reservations lapsed is listed", () => {
    const part: Told = {
      reserved: 1000,
      cardStatus: "authorized",
      reservationLostOn: day("2027-05-20"),
    };
    expect(duty(part)).toEqual({
      kind: "booking-without-money",
      since: "2027-05-20",
      amount: 1000,
    });
    expect(duty({ ...part, reserved: 2000 })).toBeUndefined();
  });

  test("that a card was reserved for after the booking was confirmed waits for somebody to charge it", () => {
    const waiting: Told = {
      reserved: 500,
      cardStatus: "authorized",
      reservedSince: day("2027-06-02"),
    };
    const listed = { kind: "reservation-waiting", since: "2027-06-02", amount: 500 };
    expect(duty(waiting)).toEqual(listed);
    expect(duty({ ...waiting, reserved: 2000 })).toEqual({ ...listed, amount: 2000 });
    expect(duty({ ...waiting, reservationLostOn: day("2027-05-20") })).toEqual(listed);
    // A new booking is asked for as a whole.
    expect(duty({ ...waiting, status: "pending" })).toBeUndefined();
    expect(duty({ ...waiting, reserved: 0, paid: 500, cardStatus: "captured" })).toBeUndefined();
  });

  test("that was paid too much of is to be given back", () => {
    expect(duty({ paid: 2300 })).toMatchObject({ kind: "money-to-give-back", amount: 300 });
  });

  test("of a cancelled booking is to be given back or kept knowingly, and owed never", () => {
    const cancelled: Told = { status: "cancelled" };
    expect(duty({ ...cancelled, paid: 2000, undecided: 2000 })).toMatchObject({
      kind: "charged-but-cancelled",
      amount: 2000,
    });
    expect(duty({ ...cancelled, paid: 2000 })).toBeUndefined();
    expect(duty({ ...cancelled, cardStatus: "expired" })).toBeUndefined();
  });

  test("that somebody charged elsewhere waits for a person while the booking waits", () => {
    const elsewhere: Told = { paid: 2000, isChargedElsewhere: true };
    expect(duty({ ...elsewhere, status: "pending" })?.kind).toBe("charged-elsewhere");
    expect(duty(elsewhere)).toBeUndefined();
  });

  test("that could not be charged is listed, and so is a link that lapsed", () => {
    expect(duty({ reserved: 2000, isChargeFailed: true })?.kind).toBe("charge-failed");
    const asked: Told = { paid: 500, cardStatus: "captured", linkLapsedOn: day("2027-06-01") };
    expect(duty(asked)).toEqual({ kind: "link-lapsed", since: "2027-06-01", amount: 1500 });
  });
});

describe("a deposit", () => {
  const booking = {
    status: "confirmed" as BookingStatus,
    startDate: START,
    endDate: END,
    madeOn: day("2027-05-01"),
    changedOn: LONG_BEFORE,
    returnedOn: null,
  };
  const missing = (today: string, told: object = {}, due = 5000, isPaid = false) =>
    depositMissingSince({ ...booking, ...told }, { due, isPaid }, day(today));

  test("is missing from the day before the hand-over until the stay is over", () => {
    expect(missing("2027-07-08")).toBeUndefined();
    expect(missing("2027-07-09")).toBe("2027-07-09");
    expect(missing("2027-07-17")).toBe("2027-07-09");
    expect(missing("2027-07-18")).toBeUndefined();
    expect(missing("2027-07-17", { madeOn: START })).toBe(START);
    expect(missing("2027-07-10", { status: "cancelled" })).toBeUndefined();
    expect(missing("2027-07-10", {}, 0)).toBeUndefined();
    expect(missing("2027-07-10", {}, 5000, true)).toBeUndefined();
  });

  test("goes back after a cancellation, a week after the return, and when the booking is gone", () => {
    const paidOn = day("2027-07-01");
    const back = (status: BookingStatus | undefined, today: string) =>
      depositToReturn(status && { ...booking, status }, {
        paidOn,
        isShown: true,
        today: day(today),
      })?.why;
    expect(back("confirmed", "2027-08-30")).toBeUndefined();
    expect(back("returned", "2027-07-24")).toBeUndefined();
    expect(back("returned", "2027-07-25")).toBe("returned");
    // From the day it came back, where that was before the planned one; a late mark moves nothing.
    const marked = (on: string) => ({
      ...booking,
      status: "returned" as const,
      returnedOn: day(on),
    });
    const dueOn = (today: string, on: string) =>
      depositToReturn(marked(on), { paidOn, isShown: true, today: day(today) })?.since;
    expect(dueOn("2027-07-28", "2027-07-20")).toBe("2027-07-25");
    expect(dueOn("2027-07-22", "2027-07-15")).toBeUndefined();
    expect(dueOn("2027-07-23", "2027-07-15")).toBe("2027-07-23");
    expect(back("cancelled", "2027-07-02")).toBe("cancelled");
    expect(back(undefined, "2027-07-02")).toBe("gone");
    const other = { paidOn, isShown: false, today: day("2027-07-02") };
    expect(depositToReturn(booking, other)?.why).toBe("twice");
  });

  test("and the item: a return is missing from the day after", () => {
    expect(returnMissingSince(booking, END)).toBeUndefined();
    expect(returnMissingSince(booking, day("2027-07-18"))).toBe("2027-07-18");
    expect(
      returnMissingSince({ ...booking, status: "returned" }, day("2027-07-18")),
    ).toBeUndefined();
  });
});
