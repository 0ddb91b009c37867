import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const capture = (id: number) => counter.patch(id, { paymentAction: "capture" });

describe("a refund", () => {
  test("in part issues a credit receipt and turns that part of the sale round", async () => {
    const { id } = await counter.aBooking();
    await capture(id);
    const answer = await counter.refund(id, { amount: 500, reason: "Trasig värmare" });
    expect(answer.json<Booking>()).toMatchObject({
      refundedAmount: 500,
      paymentStatus: "captured",
      paidAmount: 1500,
      waivedAmount: 500,
      dueAmount: 0,
    });
    expect(await counter.receiptsOf(id)).toMatchObject([
      { kind: "receipt" },
      { kind: "credit", total: 500, snapshot: { reason: "Trasig värmare" } },
    ]);
    const balance = (await counter.vouchersOf(id)).filter(({ account }) => account === 3001);
    expect(balance.map(({ ore }) => ore)).toEqual([-160_000, 40_000]);
    const rest = await counter.refund(id, { amount: 1501, reason: "För mycket" });
    expect(rest.statusCode).toBe(409);
    expect((await counter.refund(id, { amount: 1500, reason: "Resten" })).statusCode).toBe(200);
    expect((await counter.refund(id, { amount: 1, reason: "Mer" })).statusCode).toBe(409);
    expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  });

  test("that fails days later is put back in the books and listed", async () => {
    const { id, intentId } = await counter.aBooking({ card: "refundFails" });
    await capture(id);
    expect((await counter.refund(id, { amount: 500, reason: "Regn" })).statusCode).toBe(200);
    counter.shop.clock.advance({ seconds: 5 });
    await counter.cards.sandbox.tick();
    await followIntent(counter.parts(), intentId);
    await followIntent(counter.parts(), intentId);
    expect(await counter.booking(id)).toMatchObject({
      refundedAmount: 0,
      paidAmount: 2000,
      waivedAmount: 0,
      dueAmount: 0,
    });
    const sales = (await counter.vouchersOf(id)).filter(({ account }) => account === 3001);
    expect(sales.map(({ ore }) => ore)).toEqual([-160_000, 40_000, -40_000]);
    const failed = expect.objectContaining({ kind: "refund-failed", bookingId: id, amount: 500 });
    expect(await counter.concernsOf(id)).toContainEqual(failed);
    expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });

    expect((await counter.refund(id, { amount: 200, reason: "En del" })).statusCode).toBe(200);
    expect(await counter.concernsOf(id)).toMatchObject([{ kind: "refund-failed", amount: 300 }]);
    expect((await counter.refund(id, { amount: 300, reason: "Resten" })).statusCode).toBe(200);
    expect(await counter.concernsOf(id)).toEqual([]);
  });

  test("needs charged money, a sum and a reason", async () => {
    const { id } = await counter.aBooking();
    expect((await counter.refund(id, { amount: 100, reason: "x" })).statusCode).toBe(409);
    expect((await counter.refund(id, { amount: 0, reason: "x" })).statusCode).toBe(400);
    expect((await counter.refund(id, { amount: 1.5, reason: "x" })).statusCode).toBe(400);
    expect((await counter.refund(id, { amount: 100, reason: " " })).statusCode).toBe(400);
  });

  test("on its way keeps the booking from being deleted, and is booked once it is known", async () => {
    const { id } = await counter.aBooking();
    await capture(id);
    counter.cards.sandbox.faults.requests({
      match: { path: "/refunds$" },
      kind: "reset-after",
      times: 5,
    });
    expect((await counter.refund(id, { amount: 500, reason: "Regn" })).statusCode).toBe(502);
    counter.cards.sandbox.faults.clear();
    const remove = () =>
      counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin });
    expect((await remove()).json()).toMatchObject({ code: "payment.busy" });
    counter.shop.clock.advance({ seconds: 61 });
    await finishAttempts(counter.parts());
    expect((await counter.receiptsOf(id)).length).toBe(2);
    expect((await remove()).statusCode).toBe(204);
  });
});
