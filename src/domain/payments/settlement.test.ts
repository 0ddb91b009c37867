import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookingMoney, type RentPayment } from "./booking-money.ts";
import { settlement } from "./settlement.ts";

const payment = (status: RentPayment["status"], amount: number): RentPayment => ({
  status,
  amount,
  refundedAmount: 0,
  isLetGo: false,
  isTakenBack: false,
});

type Case = {
  from: number;
  to: number;
  paid?: number;
  reserved?: number;
  waived?: number;
  wish?: "settle" | "later";
  mayRefund?: boolean;
  refundable?: number;
  hasEmail?: boolean;
};

/** What becomes of a booking whose price goes from one sum to another. */
function settled(one: Case) {
  const { from, to, paid = 0, reserved = 0, waived = 0, wish = "settle" } = one;
  const payments = [
    ...(paid > 0 ? [payment("captured", paid)] : []),
    ...(reserved > 0 ? [payment("authorized", reserved)] : []),
  ];
  const money = (totalPrice: number) =>
    bookingMoney({ status: "confirmed", totalPrice, waived }, payments);
  const { mayRefund = true, refundable = paid, hasEmail = true } = one;
  const [before, after] = [money(from), money(to)];
  return { after, ...settlement({ before, after, wish, mayRefund, refundable, hasEmail }) };
}

describe("a price that stays", () => {
  test("moves no money, whatever is paid or owed", () => {
    for (const paid of [0, 1000, 3000])
      expect(settled({ from: 2000, to: 2000, paid })).toMatchObject({ kind: "none", amount: 0 });
  });
});

describe("a booking that becomes dearer", () => {
  test("and is reserved only has the difference reserved, too", () => {
    expect(settled({ from: 2000, to: 3000, reserved: 2000 })).toMatchObject({
      kind: "reserve-more",
      amount: 1000,
    });
  });

  test("and is paid asks for the difference by a link", () => {
    expect(settled({ from: 2000, to: 3000, paid: 2000 })).toMatchObject({
      kind: "link",
      amount: 1000,
    });
    expect(settled({ from: 2000, to: 3000, paid: 1500, reserved: 500 })).toMatchObject({
      kind: "link",
      amount: 1000,
    });
  });

  test("and whose reservation has lapsed asks for the whole price by a link", () => {
    expect(settled({ from: 2000, to: 3000 })).toMatchObject({ kind: "link", amount: 3000 });
  });

  test("waits where staff say so, and where nobody can be sent a link", () => {
    const dearer = { from: 2000, to: 3000, paid: 2000 };
    expect(settled({ ...dearer, wish: "later" })).toMatchObject({ kind: "later", amount: 1000 });
    expect(settled({ ...dearer, hasEmail: false })).toMatchObject({ kind: "later", amount: 1000 });
  });

  test("by a krona or two is let off, since no card can be charged with so little", () => {
    const dearer = { from: 2000, paid: 2000 };
    expect(settled({ ...dearer, to: 2002 })).toMatchObject({ kind: "none", amount: 0, waived: 2 });
    expect(settled({ ...dearer, to: 2003 })).toMatchObject({ kind: "link", amount: 3, waived: 0 });
    expect(settled({ ...dearer, to: 2002, wish: "later" })).toMatchObject({
      kind: "later",
      amount: 2,
      waived: 0,
    });
  });
});

describe("a booking that becomes cheaper", () => {
  test("and is reserved only is charged with less", () => {
    expect(settled({ from: 2000, to: 1500, reserved: 2000 })).toMatchObject({
      kind: "charge-less",
      amount: 500,
    });
  });

  test("and is paid gives the difference back to the card", () => {
    expect(settled({ from: 2000, to: 1500, paid: 2000 })).toMatchObject({
      kind: "refund",
      amount: 500,
    });
  });

  test("gives no more back to cards than came from them: the rest is given back by hand", () => {
    const cheaper = { from: 2000, to: 1000, paid: 2000 };
    expect(settled({ ...cheaper, refundable: 400 })).toMatchObject({ kind: "refund", amount: 400 });
    expect(settled({ ...cheaper, refundable: 0 })).toMatchObject({ kind: "later", amount: 1000 });
  });

  test("waits for an administrator where staff may not give money back, and for later where they say so", () => {
    const cheaper = { from: 2000, to: 1500, paid: 2000 };
    expect(settled({ ...cheaper, mayRefund: false })).toMatchObject({
      kind: "waits-for-administrator",
      amount: 500,
    });
    expect(settled({ ...cheaper, wish: "later", mayRefund: false })).toMatchObject({
      kind: "later",
      amount: 500,
    });
  });

  test("takes back what was let off before it gives a krona back", () => {
    const dearer = { from: 2002, to: 2000, paid: 2000, waived: 2 };
    expect(settled(dearer)).toMatchObject({ kind: "none", amount: 0, waived: -2 });
    // Nothing was let off: a krona too much is the customer's.
    expect(settled({ from: 2001, to: 2000, paid: 2001 })).toMatchObject({
      kind: "refund",
      amount: 1,
    });
  });

  test("and is not paid in full yet owes less, and the link is for the rest", () => {
    expect(settled({ from: 3000, to: 2500, paid: 2000 })).toMatchObject({
      kind: "link",
      amount: 500,
    });
  });
});

test("whatever is paid and changed, what is settled is never more than what is due, and nothing is lost", () => {
  const kronor = fc.integer({ min: 3, max: 5000 });
  const sums = fc.record({
    from: kronor,
    to: kronor,
    paid: fc.nat(5000),
    reserved: fc.nat(5000),
    wish: fc.constantFrom("settle" as const, "later" as const),
    mayRefund: fc.boolean(),
    refundable: fc.nat(5000),
    hasEmail: fc.boolean(),
  });
  fc.assert(
    fc.property(sums, (one) => {
      const { after, kind, amount, waived } = settled(one);
      expect(amount).toBeGreaterThanOrEqual(0);
      if (one.from === one.to || kind === "charge-less") return;
      const isWhole = kind !== "refund" || amount >= -after.due;
      if (isWhole) expect(amount + Math.abs(waived)).toBe(Math.abs(after.due));
      else expect(amount).toBe(one.refundable);
      if (kind === "refund") expect(one.mayRefund).toBe(true);
      if (kind === "link" || kind === "reserve-more") expect(one.hasEmail).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
