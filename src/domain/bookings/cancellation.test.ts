import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { cancelRent, percentBack, promisedRefund } from "./cancellation.ts";
import { USUAL_POLICY } from "./cancellation-policy.ts";

const START = "2026-07-01" as LocalDate;
const daysBefore = (days: number) => addDays(START, -days);

const booking = {
  status: "confirmed" as const,
  startDate: START,
  totalPrice: 2001,
  withdrawnAt: null,
  cancellationPolicy: USUAL_POLICY,
};
const paid = { paid: 2001, reserved: 0 };

describe("what goes back of the price", () => {
  test.each([
    [31, 100],
    [30, 100],
    [29, 50],
    [14, 50],
    [13, 0],
    [0, 0],
    [-3, 0],
  ])("%i days before the stay is %i percent", (days, percent) => {
    expect(percentBack(booking, daysBefore(days))).toBe(percent);
  });

  test("is all of it until staff have approved, and to whoever has withdrawn", () => {
    expect(percentBack({ ...booking, status: "pending" }, START)).toBe(100);
    expect(percentBack({ ...booking, withdrawnAt: "2026-06-30T08:00:00.000Z" }, START)).toBe(100);
  });

  test("is for staff to decide where nothing was promised", () => {
    expect(percentBack({ ...booking, cancellationPolicy: null }, START)).toBeNull();
    expect(promisedRefund({ ...booking, cancellationPolicy: null }, paid, START)).toBeNull();
  });

  test("does not depend on the order of the steps", () => {
    const cancellationPolicy = USUAL_POLICY.toReversed();
    expect(percentBack({ ...booking, cancellationPolicy }, daysBefore(40))).toBe(100);
  });

  test("is rounded to whole kronor in the price, never in what was paid", () => {
    expect(promisedRefund(booking, paid, daysBefore(20))).toBe(1001);
    expect(promisedRefund(booking, { paid: 500, reserved: 1501 }, daysBefore(20))).toBe(1001);
  });

  test("asks for nothing that is unpaid of a fee", () => {
    expect(promisedRefund(booking, { paid: 600, reserved: 0 }, daysBefore(20))).toBe(0);
  });
});

describe("what becomes of the rent", () => {
  test("is released first, and only then given back", () => {
    expect(cancelRent({ paid: 500, reserved: 1500 }, 1200)).toEqual({
      ok: true,
      value: { kept: 800, released: 1200, charged: 300, refunded: 0 },
    });
    expect(cancelRent({ paid: 1500, reserved: 500 }, 1200)).toEqual({
      ok: true,
      value: { kept: 800, released: 500, charged: 0, refunded: 700 },
    });
  });

  test("is never more than there is, and a card is never charged with less than it takes", () => {
    const problem = (had: { paid: number; reserved: number }, refund: number) =>
      cancelRent(had, refund);
    expect(problem({ paid: 500, reserved: 0 }, 501)).toMatchObject({
      problem: { code: "payment.refund-too-much", most: 500 },
    });
    expect(problem({ paid: 0, reserved: 2000 }, 1998)).toMatchObject({
      problem: { code: "booking.fee-too-small", least: 3, most: 2000 },
    });
  });

  test("adds up, and never both charges and refunds", () => {
    const sum = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(sum, sum, sum, (paidSum, reserved, refund) => {
        const rent = cancelRent({ paid: paidSum, reserved }, refund);
        if (!rent.ok) return;
        const { kept, released, charged, refunded } = rent.value;
        expect(kept + refund).toBe(paidSum + reserved);
        expect(released + charged).toBe(reserved);
        expect(released + refunded).toBe(refund);
        expect(paidSum - refunded + charged).toBe(kept);
        expect(charged === 0 || refunded === 0).toBe(true);
      }),
    );
  });
});
