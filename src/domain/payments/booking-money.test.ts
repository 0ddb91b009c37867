import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import {
  bookingMoney,
  chargeable,
  concessionOf,
  rentState,
  roundedOff,
  type PricedBooking,
  type RentPayment,
} from "./booking-money.ts";
import { PAYMENT_STATUSES } from "./payment-status.ts";

const booking = (fields: Partial<PricedBooking> = {}): PricedBooking => ({
  status: "confirmed",
  totalPrice: 2000,
  waived: 0,
  ...fields,
});
const payment = (fields: Partial<RentPayment> = {}): RentPayment => ({
  status: "captured",
  amount: 2000,
  refundedAmount: 0,
  isLetGo: false,
  isTakenBack: false,
  ...fields,
});

describe("what a booking's rent comes to", () => {
  test("is the price less what is let off, paid and reserved", () => {
    const money = bookingMoney(booking({ waived: 100 }), [
      payment({ amount: 500, refundedAmount: 100 }),
      payment({ status: "authorized", amount: 700 }),
    ]);
    expect(money).toEqual({
      total: 2000,
      waived: 100,
      charged: 500,
      refunded: 100,
      paid: 400,
      reserved: 700,
      due: 800,
    });
  });

  test("is owed after the return as before it, and never after a cancellation", () => {
    const due = (status: PricedBooking["status"]) => bookingMoney(booking({ status }), []).due;
    expect([due("pending"), due("confirmed"), due("returned"), due("cancelled")]).toEqual([
      2000, 2000, 2000, 0,
    ]);
  });

  test.each([
    [1999.5, 0],
    [1999.01, 0],
    [2000.99, 0],
    [1999, 1],
    [2001, -1],
    [1899.5, 100.5],
  ])("below one krona is nothing, either way: of %d kr paid %d are left", (amount, due) => {
    expect(bookingMoney(booking(), [payment({ amount })]).due).toBe(due);
    expect(bookingMoney(booking({ status: "returned" }), [payment({ amount })]).due).toBe(due);
  });

  test("that is rounded off is told", () => {
    const off = (...payments: RentPayment[]) => roundedOff(bookingMoney(booking(), payments));
    expect(off(payment({ amount: 1999.5 }))).toBe(0.5);
    expect(off(payment({ amount: 2000.5 }))).toBe(-0.5);
    expect(off(payment({ amount: 1000.5 }), payment({ amount: 999, status: "authorized" }))).toBe(
      0.5,
    );
    expect(off(payment({ amount: 1998.5 }))).toBe(0);
    expect(off(payment())).toBe(0);
  });

  test("is not taken from a card for the sake of a few öre", () => {
    expect(chargeable(bookingMoney(booking(), [payment({ amount: 1999.5 })]), 500)).toBe(0);
    expect(chargeable(bookingMoney(booking(), [payment({ amount: 1998.5 })]), 500)).toBe(1.5);
  });

  test("counts neither what lapsed, was let go or was taken back, nor what is still under way", () => {
    const { paid, reserved, due } = bookingMoney(booking(), [
      payment({ status: "expired" }),
      payment({ status: "cancelled" }),
      payment({ status: "pending" }),
      payment({ status: "authorized", isLetGo: true }),
      payment({ isTakenBack: true }),
    ]);
    expect({ paid, reserved, due }).toEqual({ paid: 0, reserved: 0, due: 2000 });
  });

  test("is below nothing where the customer has paid too much", () => {
    expect(bookingMoney(booking(), [payment(), payment({ amount: 300 })]).due).toBe(-300);
  });

  const ore = fc.integer({ min: 1, max: 1_000_000 }).map((sum) => sum / 100);
  const payments = fc.array(
    fc.record({
      status: fc.constantFrom(...PAYMENT_STATUSES),
      amount: ore,
      isLetGo: fc.boolean(),
      isTakenBack: fc.boolean(),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 6 },
  );
  const paid = payments.map((all) =>
    all.map(({ part, ...one }) => ({
      ...one,
      refundedAmount: one.status === "captured" ? Math.floor(one.amount * 100 * part) / 100 : 0,
    })),
  );

  test("adds up to the öre, in whatever order the payments came", () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOOKING_STATUSES), paid, (status, all) => {
        const money = bookingMoney(booking({ status }), all);
        const inOre = (sum: number) => Math.round(sum * 100);
        const unpaid = 200_000 - inOre(money.paid);
        if (status !== "cancelled")
          expect(inOre(money.due)).toBe(
            Math.max(unpaid - inOre(money.reserved), Math.min(unpaid, 0)),
          );
        expect(bookingMoney(booking({ status }), all.toReversed())).toEqual(money);
        for (const sum of Object.values(money)) expect(Number(sum.toFixed(2))).toBe(sum);
      }),
    );
  });

  test("never lets a reservation be charged beyond what is to be paid", () => {
    fc.assert(
      fc.property(paid, ore, (all, reservation) => {
        const before = bookingMoney(booking(), all);
        const charged = chargeable(before, reservation);
        expect(charged).toBeLessThanOrEqual(reservation);
        const after = bookingMoney(booking(), [...all, payment({ amount: charged })]);
        if (charged > 0) expect(after.paid).toBeLessThanOrEqual(2000);
      }),
    );
  });

  test("is not changed by a concession: what is refunded is let off, but for what was paid too much", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 1, max: 4000 }),
        (sum, back) => {
          const refund = Math.min(sum, back);
          const before = bookingMoney(booking(), [payment({ amount: sum })]);
          const waived = concessionOf(before, "confirmed", refund);
          const after = bookingMoney(booking({ waived }), [
            payment({ amount: sum, refundedAmount: refund }),
          ]);
          expect(after.due).toBe(Math.min(Math.max(before.due, 0), before.due + refund));
        },
      ),
    );
  });

  test("lets nothing off a cancelled booking, which owes nothing", () => {
    const money = bookingMoney(booking({ status: "cancelled" }), [payment()]);
    expect(concessionOf(money, "cancelled", 2000)).toBe(0);
  });
});

describe("what a person is told of it", () => {
  test.each([
    ["nothing was ever asked for", [], { totalPrice: 0 }, "nothing"],
    ["nothing is paid", [], {}, "to-pay"],
    ["a part is paid", [payment({ amount: 500 })], {}, "part-paid"],
    ["all is reserved", [payment({ status: "authorized" })], {}, "reserved"],
    ["all is paid", [payment()], {}, "paid"],
    ["a part went back", [payment({ refundedAmount: 500 })], { waived: 500 }, "part-refunded"],
    ["all went back", [payment({ refundedAmount: 2000 })], { waived: 2000 }, "refunded"],
    ["too much is paid", [payment(), payment({ amount: 5 })], {}, "to-give-back"],
  ] as const)("when %s", (_when, payments, fields, state) => {
    expect(rentState(bookingMoney(booking(fields), payments))).toBe(state);
  });
});
