import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import type { StayState } from "#domain/hand-over/protocol.ts";
import { counterStep, mayLeaveAnyway } from "./counter-step.ts";
import type { CounterBooking } from "./today.ts";

const TODAY = "2027-03-01" as LocalDate;

/** Confirmed and paid, deposit included: nothing is missing but the keys. */
type Standing = CounterBooking & { stay: { state: StayState } };

function aBooking(start: number, end: number, told: Partial<Standing> = {}): Standing {
  return {
    id: 1,
    status: "confirmed",
    startDate: addDays(TODAY, start),
    endDate: addDays(TODAY, end),
    pickupTime: "15:00",
    returnTime: "12:00",
    rentalItemType: "rv",
    depositAmount: 5000,
    depositPaymentStatus: "captured",
    depositPaidAmount: 5000,
    depositRefundedAmount: 0,
    depositKeptAmount: 0,
    disputes: [],
    dueAmount: 0,
    reservedAmount: 0,
    paymentLinkUntil: null,
    withdrawnAt: null,
    lacksAgreement: false,
    lacksDrivers: false,
    hasEmail: true,
    depositReminderSentDate: null,
    returnedOn: null,
    stay: { state: "waiting" },
    ...told,
  };
}

const UNPAID_DEPOSIT: Partial<CounterBooking> = {
  depositPaymentStatus: null,
  depositPaidAmount: 0,
};
const out = (told: Partial<Standing> = {}, start = 0) =>
  counterStep({ kind: "pickup", booking: aBooking(start, start + 5, told) }, TODAY);
const back = (told: Partial<Standing> = {}, end = 0) =>
  counterStep({ kind: "return", booking: aBooking(end - 5, end, told) }, TODAY);

test("before the keys leave is to answer, to take the rent, the deposit, and then to hand over", () => {
  expect(out({ status: "pending", reservedAmount: 4000, ...UNPAID_DEPOSIT })).toBe("approve");
  expect(out({ reservedAmount: 4000, ...UNPAID_DEPOSIT })).toBe("charge");
  expect(out({ dueAmount: 4000, ...UNPAID_DEPOSIT })).toBe("take-rent");
  expect(out(UNPAID_DEPOSIT)).toBe("take-deposit");
  expect(out()).toBe("hand-over");
});

test("a booking that waits is confirmed without a charge only where nothing is to be paid", () => {
  expect(out({ status: "pending", dueAmount: 4000 })).toBe("take-rent");
  expect(out({ status: "pending" })).toBe("confirm");
});

test("the day before, the customer is reminded of the deposit, once", () => {
  expect(out(UNPAID_DEPOSIT, 1)).toBe("remind");
  expect(out({ ...UNPAID_DEPOSIT, hasEmail: false }, 1)).toBe("take-deposit");
  const reminded = { ...UNPAID_DEPOSIT, depositReminderSentDate: "2027-02-28T08:00:00Z" };
  expect(out(reminded, 1)).toBe("take-deposit");
  expect(out({}, 1)).toBe("open");
});

test("at a return is to charge what is reserved, then to take back; what is unpaid holds nobody's keys", () => {
  expect(back({ reservedAmount: 4000 })).toBe("charge");
  const stay = { state: "out" } as const;
  expect(back({ dueAmount: 4000, stay })).toBe("take-back");
  expect(back({ stay }, -3)).toBe("take-back");
  expect(back({}, 1)).toBe("open");
});

test("nothing is charged or handed over that the customer has withdrawn from", () => {
  const withdrawnAt = "2027-02-28T08:00:00Z";
  expect(out({ withdrawnAt, reservedAmount: 4000 })).toBe("cancel");
  expect(back({ withdrawnAt })).toBe("cancel");
});

test("what was signed for when it left is taken back with a protocol, and is not handed over again", () => {
  expect(back({ stay: { state: "out" } })).toBe("take-back");
  expect(back()).toBe("mark-returned");
  expect(out({ stay: { state: "out" } })).toBe("open");
});

test("what is unpaid may leave all the same on its day, and what is to be answered otherwise may not", () => {
  const may = (booking: Standing, kind: "pickup" | "return" = "pickup") =>
    mayLeaveAnyway({ kind, booking }, TODAY);
  const unpaid = { dueAmount: 1200 };
  expect(may(aBooking(0, 3, unpaid))).toBe(true);
  expect(may(aBooking(0, 3, { depositPaymentStatus: null, depositPaidAmount: 0 }))).toBe(true);
  expect(may(aBooking(0, 3))).toBe(false);
  expect(may(aBooking(1, 3, unpaid))).toBe(false);
  expect(may(aBooking(-3, 0, unpaid), "return")).toBe(false);
  expect(may(aBooking(0, 3, { ...unpaid, stay: { state: "out" } }))).toBe(false);
});
