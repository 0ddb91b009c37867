import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { toldProvider } from "#test/told-provider.ts";
import { refundPayment } from "./refund-payment.ts";

let counter: TestCounter;
let provider: ReturnType<typeof toldProvider>;
beforeAll(async () => {
  counter = await openTestCounter();
  provider = toldProvider(counter);
});

const by = { id: null, username: "Kim" };
const later = () => counter.shop.clock.advance({ seconds: 2 });
async function give(bookingId: number, amount: number, kind: "rent" | "deposit" = "rent") {
  const wish = { bookingId, kind, amount, reason: "Regn", by };
  const given = await refundPayment(provider.parts(), wish);
  later();
  return given;
}

/** A refund whose card is closed. */
async function aFailed(amount: number, kind: "rent" | "deposit" = "rent") {
  const { id, intentId } = await counter.aBooking();
  await counter.patch(id, { paymentAction: "capture" });
  const intent = kind === "deposit" ? await counter.payDeposit(id) : intentId;
  later();
  await give(id, amount, kind);
  await provider.failRefund(intent, amount);
  later();
  const payment = (await counter.payments(id)).find((one) => one.kind === kind)!;
  return { id, intent, paymentId: payment.id };
}
type Failed = Awaited<ReturnType<typeof aFailed>>;

async function byHand({ id, paymentId }: Failed, body: object) {
  const answer = await counter.post(`/api/bookings/${id}/payments/${paymentId}/give-back`, {
    reason: "Kortet var spärrat",
    ...body,
  });
  later();
  return answer;
}
const kinds = async (id: number) =>
  (await counter.concernsOf(id)).map((one) => `${one.kind} ${"amount" in one ? one.amount : ""}`);

async function expectAgreement(intent: string) {
  await provider.hear(intent);
  expect(await reconcile(provider.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
}
async function sumsOf(id: number): Promise<Record<number, number>> {
  const sums: Record<number, number> = {};
  for (const { account, ore } of await counter.vouchersOf(id))
    sums[account] = (sums[account] ?? 0) + ore;
  return Object.fromEntries(Object.entries(sums).filter(([, ore]) => ore !== 0));
}

describe("a refund that did not reach the card, given back by Swish or bank", () => {
  test("enters the books as money that left the bank, with its credit, and is nobody's concern", async () => {
    const failed = await aFailed(500);
    expect(await counter.concernsOf(failed.id)).toMatchObject([
      {
        kind: "refund-failed",
        amount: 500,
        failed: { paymentId: failed.paymentId, paidFor: "rent" },
      },
    ]);
    expect((await byHand(failed, { amount: 500 })).json()).toMatchObject({
      refundedAmount: 500,
      paidAmount: 1500,
      waivedAmount: 500,
      dueAmount: 0,
    });
    expect(await kinds(failed.id)).toEqual([]);
    expect(await sumsOf(failed.id)).toEqual({
      1686: 200_000,
      1930: -50_000,
      2611: -30_000,
      3001: -120_000,
    });
    const credit = (await counter.receiptsOf(failed.id)).at(-1);
    expect(credit).toMatchObject({
      kind: "credit",
      total: 500,
      snapshot: { reason: "Kortet var spärrat", method: "bank", totalVatAmount: 100 },
    });
    await expectAgreement(failed.intent);
    expect(await counter.booking(failed.id)).toMatchObject({ refundedAmount: 500 });
  });

  test("by Swish says Swish on its receipt, in its letter and in the history", async () => {
    const failed = await aFailed(500);
    expect((await byHand(failed, { amount: 500, method: "till" })).statusCode).toBe(400);
    expect((await byHand(failed, { amount: 500, method: "swish" })).statusCode).toBe(200);
    const credit = (await counter.receiptsOf(failed.id)).at(-1);
    expect(credit).toMatchObject({ kind: "credit", snapshot: { method: "swish" } });
    const [letter] = await rowsOf<{ plain_text: string }>(
      counter.shop.db,
      sql`select plain_text from mail_queue where booking_id = ${failed.id}
        and type = 'refund_notice' order by id desc limit 1`,
    );
    expect(letter?.plain_text).toContain("återbetalas med Swish");
    const [change] = await rowsOf<{ method: string }>(
      counter.shop.db,
      sql`select after ->> 'method' as method from audit_log where entity = 'booking'
        and entity_id = ${String(failed.id)} and action = 'rent.refunded' order by id desc limit 1`,
    );
    expect(change?.method).toBe("swish");
    await expectAgreement(failed.intent);
  });

  test("may go in parts, on the day it went, and never beyond what the card did not take", async () => {
    const failed = await aFailed(500);
    expect((await byHand(failed, { amount: 501 })).json()).toMatchObject({
      code: "payment.refund-too-much",
    });
    expect((await byHand(failed, { amount: 200, paidOn: "2030-01-01" })).statusCode).toBe(400);
    expect((await byHand(failed, { amount: 200 })).statusCode).toBe(200);
    expect(await kinds(failed.id)).toEqual(["refund-failed 300"]);
    expect((await byHand(failed, { amount: 300 })).statusCode).toBe(200);
    expect((await byHand(failed, { amount: 1 })).json()).toMatchObject({
      message: "Allt är redan återbetalat.",
    });
    expect(await kinds(failed.id)).toEqual([]);
    await expectAgreement(failed.intent);
  });

  test("is one however often it is pressed", async () => {
    const failed = await aFailed(500);
    const wish = { amount: 200, key: randomUUID() };
    const pressed = await Promise.all([byHand(failed, wish), byHand(failed, wish)]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await byHand(failed, wish)).json()).toMatchObject({ refundedAmount: 200 });
    expect((await byHand(failed, { ...wish, amount: 300 })).json()).toMatchObject({
      code: "payment.key-used",
    });
    await expectAgreement(failed.intent);
  });

  test("is a voucher only where it was a deposit", async () => {
    const failed = await aFailed(5000, "deposit");
    expect((await byHand(failed, { amount: 5000 })).statusCode).toBe(200);
    expect(await kinds(failed.id)).toEqual([]);
    expect((await counter.vouchersOf(failed.id)).slice(-2)).toEqual([
      { kind: "deposit-refund", account: 1930, ore: -500_000 },
      { kind: "deposit-refund", account: 2890, ore: 500_000 },
    ]);
    await expectAgreement(failed.intent);
  });

  test("is for an administrator, and for refunds that failed alone", async () => {
    const failed = await aFailed(500);
    const path = `/api/bookings/${failed.id}/payments/${failed.paymentId}`;
    const wish = { amount: 100, reason: "Regn" };
    expect((await counter.post(`${path}/give-back`, wish, counter.staff)).statusCode).toBe(403);
    expect((await counter.post(`${path}/take-back`, wish)).json()).toMatchObject({
      code: "payment.by-card",
    });
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    const [paid] = await counter.payments(id);
    const other = await counter.post(`/api/bookings/${id}/payments/${paid?.id}/give-back`, wish);
    expect(other.json()).toMatchObject({ code: "payment.by-card" });
  });
});

describe("a refund that failed", () => {
  test("and is tried again and fails again is owed once", async () => {
    const failed = await aFailed(300);
    await give(failed.id, 300);
    await provider.failRefund(failed.intent, 300);
    later();
    expect(await kinds(failed.id)).toEqual(["refund-failed 300"]);
    const [payment] = await counter.payments(failed.id);
    expect(payment?.failedRefunds).toMatchObject([{ amount: 300 }]);
    expect((await byHand(failed, { amount: 301 })).json()).toMatchObject({
      code: "payment.refund-too-much",
    });
    expect((await byHand(failed, { amount: 300 })).statusCode).toBe(200);
    expect(await kinds(failed.id)).toEqual([]);
    await expectAgreement(failed.intent);
  });

  test("twice, of which the first reaches the card after all, is given and not given twice", async () => {
    const failed = await aFailed(300);
    await give(failed.id, 300);
    await provider.failRefund(failed.intent, 300);
    later();
    await provider.reviveRefund(failed.intent, 300);
    expect(await kinds(failed.id)).toEqual([]);
    expect(await counter.booking(failed.id)).toMatchObject({ refundedAmount: 300 });
    await expectAgreement(failed.intent);
  });

  test("with its öre is given back with them, and with no others", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.cards.captureOre(intentId, 123_45);
    await provider.hear(intentId);
    later();
    await give(id, 123.45);
    await provider.failRefund(intentId, 123.45);
    later();
    const [payment] = await counter.payments(id);
    const odd = { id, intent: intentId, paymentId: payment?.id ?? "" };
    expect((await byHand(odd, { amount: 0.5 })).statusCode).toBe(400);
    expect((await byHand(odd, { amount: 23.45 })).statusCode).toBe(200);
    expect((await byHand(odd, { amount: 99 })).statusCode).toBe(200);
    expect((await byHand(odd, { amount: 1 })).statusCode).toBe(200);
    expect((await counter.payments(id))[0]).toMatchObject({ refunded: 123.45 });
    await expectAgreement(intentId);
  });

  test("of a cancelled or deleted booking is listed alone, and so is an open dispute of its charge", async () => {
    for (const isDeleted of [false, true]) {
      const { id, intentId } = await counter.aBooking();
      await counter.patch(id, { paymentAction: "capture" });
      later();
      await counter.patch(id, { status: "cancelled" });
      later();
      expect(await kinds(id)).toEqual(["charged-but-cancelled 2000"]);
      if (isDeleted)
        await counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin });
      later();
      await give(id, 2000);
      await provider.failRefund(intentId, 2000);
      later();
      expect(await kinds(id)).toEqual(["refund-failed 2000"]);
    }
    const { id, intentId } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    await provider.dispute(intentId, "needs_response", -200_000);
    later();
    await counter.patch(id, { status: "cancelled" });
    expect(await kinds(id)).toEqual(["dispute 2000"]);
    await counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin });
    expect(await kinds(id)).toEqual(["dispute 2000"]);
    await provider.dispute(intentId, "won", 200_000);
    expect(await kinds(id)).toEqual(["charged-but-deleted 2000"]);
  });
});

describe("what was settled", () => {
  const settle = async (id: number) => {
    for (const { kind, subject } of await counter.concernsOf(id))
      await counter.post("/api/oversight/settle", { kind, subject, reason: "Klart" });
    later();
  };
  const setStatus = async (id: number, status: string) => {
    await counter.patch(id, { status });
    later();
  };

  test("for a stay that was off is asked anew when it is on again and off once more", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    later();
    await setStatus(id, "cancelled");
    await give(id, 2000);
    await provider.failRefund(intentId, 2000);
    await settle(id);
    expect(await kinds(id)).toEqual([]);
    await setStatus(id, "confirmed");
    await setStatus(id, "cancelled");
    expect(await kinds(id)).toEqual(["charged-but-cancelled 2000"]);
  });

  test("before a stay is off is counted with the rest when it is", async () => {
    const { id } = await aFailed(300);
    await settle(id);
    await setStatus(id, "cancelled");
    expect(await kinds(id)).toEqual(["charged-but-cancelled 2000"]);
  });
});

describe("a refund that reaches the card after all", () => {
  test("is listed as given twice where it had been given back otherwise, and stands in the books", async () => {
    const failed = await aFailed(2000);
    await byHand(failed, { amount: 2000 });
    await provider.reviveRefund(failed.intent, 2000);
    expect(await kinds(failed.id)).toEqual(["refund-twice 2000"]);
    expect(await counter.booking(failed.id)).toMatchObject({ refundedAmount: 2000, dueAmount: 0 });
    expect(await sumsOf(failed.id)).toEqual({ 1930: -200_000, 6351: 200_000 });
    await expectAgreement(failed.intent);
    await provider.failRefund(failed.intent, 2000);
    expect(await kinds(failed.id)).toEqual([]);
    await expectAgreement(failed.intent);
  });

  test("is twice given only as far as it had been made up for", async () => {
    const failed = await aFailed(500);
    await byHand(failed, { amount: 200 });
    await provider.reviveRefund(failed.intent, 500);
    expect(await kinds(failed.id)).toEqual(["refund-twice 200"]);
    expect(await counter.booking(failed.id)).toMatchObject({ refundedAmount: 500 });
    await expectAgreement(failed.intent);
    await provider.failRefund(failed.intent, 500);
    expect(await kinds(failed.id)).toEqual(["refund-failed 300"]);
    await expectAgreement(failed.intent);
  });

  test("is a refund like any other where nobody had given it back yet", async () => {
    for (const kind of ["rent", "deposit"] as const) {
      const failed = await aFailed(500, kind);
      await provider.reviveRefund(failed.intent, 500);
      expect(await kinds(failed.id)).toEqual([]);
      await expectAgreement(failed.intent);
    }
  });
});
