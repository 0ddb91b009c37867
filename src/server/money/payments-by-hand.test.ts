import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

/** The reservation was let go, and the booking is still wanted: 2000 kr are due. */
async function anUnpaid() {
  const booking = await counter.aBooking();
  await counter.cards.gateway.cancel(booking.intentId);
  await counter.post("/api/oversight/compare");
  counter.shop.clock.advance({ seconds: 1 });
  return booking;
}

const takeBack = (id: number, paymentId: string, as?: string) =>
  counter.post(
    `/api/bookings/${id}/payments/${paymentId}/take-back`,
    { reason: "Fel bokning" },
    as,
  );
const giveBack = (id: number, paymentId: string, body: object, as?: string) =>
  counter.post(`/api/bookings/${id}/payments/${paymentId}/give-back`, body, as);

describe("money that came by hand", () => {
  test("from afar is paid, has a receipt that says part payment, and stands in the bank's account", async () => {
    const { id } = await anUnpaid();
    const answer = await counter.record(id, { amount: 500, reference: "Swish 14:03" });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json<Booking>()).toMatchObject({ paidAmount: 500, dueAmount: 1500 });
    expect(await counter.vouchersOf(id)).toEqual([
      { kind: "rent", account: 1930, ore: 50_000 },
      { kind: "rent", account: 2611, ore: -10_000 },
      { kind: "rent", account: 3001, ore: -40_000 },
    ]);
    const [receipt] = await counter.receiptsOf(id);
    expect(receipt).toMatchObject({
      kind: "receipt",
      total: 500,
      snapshot: {
        method: "swish",
        reference: "Swish 14:03",
        totalVatAmount: 100,
        customerPersonalNumber: "",
        lineItems: [{ name: "Delbetalning", totalPrice: 500, vatAmount: 100 }],
      },
    });
    expect(await counter.lettersOf(id)).toContain("payment_received");
    const [paid] = await counter.payments(id);
    expect(paid).toMatchObject({
      kind: "rent",
      method: "swish",
      amount: 500,
      refunded: 0,
      status: "captured",
      reference: "Swish 14:03",
      paidOn: "2026-06-01",
    });
  });

  test("in the cash register is only noted: the register's own report is what is booked", async () => {
    const { id } = await anUnpaid();
    const answer = await counter.record(id, { method: "till", amount: 2000 });
    expect(answer.json<Booking>()).toMatchObject({ paidAmount: 2000, dueAmount: 0 });
    expect(await counter.vouchersOf(id)).toEqual([]);
    expect(await counter.receiptsOf(id)).toEqual([]);
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("pressed twice is one payment, at the same moment too", async () => {
    const { id } = await anUnpaid();
    const key = randomUUID();
    const answers = await Promise.all([
      counter.record(id, { key, amount: 700 }),
      counter.record(id, { key, amount: 700 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 700 });
    const other = await anUnpaid();
    expect((await counter.record(other.id, { key })).json()).toMatchObject({
      code: "payment.key-used",
    });
  });

  test("is never more than is due, nor from a day that has not been", async () => {
    const { id } = await anUnpaid();
    const tooMuch = await counter.record(id, { amount: 2001 });
    expect(tooMuch.statusCode).toBe(409);
    expect(tooMuch.json<{ message: string }>().message.replaceAll("\u00a0", " ")).toBe(
      "Det återstår 2 000 kr att betala. Beloppet kan inte vara högre än så.",
    );
    const tomorrow = await counter.record(id, { paidOn: "2026-06-02" as never });
    expect(tomorrow.statusCode).toBe(400);
    expect(tomorrow.json()).toMatchObject({ code: "payment.in-the-future" });
    const reserved = await counter.aBooking();
    expect((await counter.record(reserved.id, { amount: 1 })).json()).toMatchObject({
      code: "payment.more-than-due",
    });
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 0 });
  });

  test("alone makes a booking read as paid, and it was staff who wrote it down", async () => {
    const { id } = await anUnpaid();
    await counter.shop.db.execute(
      `update payments set is_current = false where booking_id = ${id}`,
    );
    expect(await counter.booking(id)).toMatchObject({ paymentStatus: null });
    await counter.record(id, { amount: 2000 });
    expect(await counter.booking(id)).toMatchObject({ paymentStatus: "captured", dueAmount: 0 });
    const [payment] = await counter.payments(id);
    expect(payment?.recordedBy).toMatch(/^anna-/);
  });

  test("as a deposit is taken whole, and owed to the customer", async () => {
    const { id } = await counter.aBooking();
    expect((await counter.record(id, { kind: "deposit", amount: 3000 })).json()).toMatchObject({
      code: "deposit.whole-by-hand",
    });
    const answer = await counter.record(id, { kind: "deposit", amount: 5000, method: "bank" });
    expect(answer.json<Booking>()).toMatchObject({
      depositPaymentStatus: "captured",
      depositPaidAmount: 5000,
    });
    expect(await counter.vouchersOf(id)).toEqual([
      { kind: "deposit", account: 1930, ore: 500_000 },
      { kind: "deposit", account: 2890, ore: -500_000 },
    ]);
    expect((await counter.post(`/api/deposit/${id}/create-payment`)).json()).toMatchObject({
      code: "deposit.paid",
    });
    expect(await counter.lettersOf(id)).toContain("deposit_paid");
  });
});

test("a booking was last changed when its money was, by whatever hand it came or went", async () => {
  const { id } = await anUnpaid();
  counter.shop.clock.advance({ minutes: 5 });
  const now = () => counter.shop.clock.now().toISOString();
  const recorded = await counter.record(id, { amount: 500 });
  expect(recorded.json<Booking>().updatedAt).toBe(now());
  const recordedAt = now();
  counter.shop.clock.advance({ minutes: 5 });
  expect((await counter.booking(id)).updatedAt).toBe(recordedAt);
  const [payment] = await counter.payments(id);
  expect((await takeBack(id, payment!.id)).json<Booking>().updatedAt).toBe(now());
});

describe("what was recorded in error", () => {
  test("is taken back by a counter-entry, once, by an administrator alone", async () => {
    const { id } = await anUnpaid();
    await counter.record(id, { amount: 500 });
    const [payment] = await counter.payments(id);
    const paymentId = payment!.id;
    expect((await takeBack(id, paymentId, counter.staff)).statusCode).toBe(403);
    expect((await takeBack(id, paymentId)).json<Booking>()).toMatchObject({
      paidAmount: 0,
      dueAmount: 2000,
    });
    expect((await takeBack(id, paymentId)).statusCode).toBe(200);
    expect((await counter.payments(id))[0]).toMatchObject({ status: "taken-back" });
    // Who was thanked is told, once.
    const letters = await counter.lettersOf(id);
    expect(letters.filter((type) => type === "payment_taken_back")).toHaveLength(1);
    const receipts = await counter.receiptsOf(id);
    expect(receipts.map(({ kind, total }) => [kind, total])).toEqual([
      ["receipt", 500],
      ["credit", 500],
    ]);
    const bank = (await counter.vouchersOf(id)).filter(({ account }) => account === 1930);
    expect(bank.map(({ ore }) => ore)).toEqual([50_000, -50_000]);
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("is no card payment, and none of another booking", async () => {
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    const [card] = await counter.payments(id);
    expect((await takeBack(id, card!.id)).json()).toMatchObject({ code: "payment.by-card" });
    const other = await anUnpaid();
    expect((await takeBack(other.id, card!.id)).statusCode).toBe(404);
    expect((await takeBack(other.id, "x")).statusCode).toBe(400);
  });
});

test("what is kept of a deposit for a service has a receipt, and the deposit names it", async () => {
  const { id } = await counter.aBooking();
  await counter.patch(id, { paymentAction: "capture" });
  await counter.record(id, { kind: "deposit", amount: 5000 });
  const kept = { amount: 900, reason: "service", note: "Slutstädning" };
  const answer = await counter.post(`/api/bookings/${id}/deposit/keep`, kept);
  expect(answer.statusCode, answer.body).toBe(200);
  const deposit = (await counter.payments(id)).find(({ kind }) => kind === "deposit");
  expect(deposit).toMatchObject({
    receiptNumber: null,
    receipts: [{ kind: "receipt", cause: "service", total: 900 }],
  });
});

describe("what came by hand", () => {
  test("is given back by hand, with a credit receipt, and is let off the price", async () => {
    const { id } = await anUnpaid();
    await counter.record(id, { amount: 2000, method: "bank" });
    const [payment] = await counter.payments(id);
    const back = { amount: 300, reason: "Regn", paidOn: "2026-06-01" };
    expect((await giveBack(id, payment!.id, back, counter.staff)).statusCode).toBe(403);
    expect((await giveBack(id, payment!.id, back)).json<Booking>()).toMatchObject({
      paidAmount: 1700,
      refundedAmount: 300,
      waivedAmount: 300,
      dueAmount: 0,
    });
    expect((await giveBack(id, payment!.id, { ...back, amount: 1701 })).json()).toMatchObject({
      code: "payment.refund-too-much",
    });
    expect((await takeBack(id, payment!.id)).json()).toMatchObject({ code: "payment.partly-gone" });
    const [{ receipts } = { receipts: [] }] = await counter.payments(id);
    expect(receipts.map(({ kind, cause, total }) => [kind, cause, total])).toEqual([
      ["receipt", "charge", 2000],
      ["credit", "charge", 300],
    ]);
    expect(receipts[0]?.number).toBe(payment!.receiptNumber);
    expect(await counter.lettersOf(id)).toContain("refund_notice");
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });
});
