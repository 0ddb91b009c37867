import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const ROUNDS = 15;

/** All of the rent is due, and a link has been sent for it. */
async function anUnpaid() {
  const booking = await counter.aBooking();
  await counter.cards.gateway.cancel(booking.intentId);
  await followIntent(counter.parts(), booking.intentId);
  counter.shop.clock.advance({ seconds: 1 });
  return booking.id;
}

async function expectAgreement() {
  for (let round = 1; round <= 3; round += 1) {
    counter.shop.clock.advance({ minutes: 11 });
    await finishAttempts(counter.parts());
  }
  expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
}

test("staff approve, the customer pays a link and somebody records Swish, all at once: the rent is paid once", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = await anUnpaid();
    await counter.post(`/api/bookings/${id}/payment-link`, { amount: 1200 });
    await counter.payLink(await counter.lastLink());
    await counter.post(`/api/bookings/${id}/payment-link`, { charge: "at-once" });
    const token = await counter.lastLink();
    const opened = await counter.post(`/api/payment-links/${token}/payment`);
    const { clientSecret } = opened.json<{ clientSecret: string }>();
    const [paymentIntentId = ""] = clientSecret.split("_secret_");
    await counter.cards.pay(clientSecret);
    const answers = await Promise.all([
      counter.patch(id, { paymentAction: "capture" }),
      counter.patch(id, { paymentAction: "capture" }, counter.staff),
      counter.post(`/api/payment-links/${token}/complete`, { paymentIntentId }),
      followIntent(counter.parts(), paymentIntentId).then(() => ({ statusCode: 200 })),
      counter.record(id, { amount: 800 }),
      counter.record(id, { amount: 800 }),
    ]);
    for (const { statusCode } of answers) expect([200, 201, 409, 502]).toContain(statusCode);
    await expectAgreement();
    const booking = await counter.booking(id);
    expect(booking.paidAmount + booking.reservedAmount).toBeLessThanOrEqual(2000);
    expect(booking.dueAmount).toBeGreaterThanOrEqual(0);
  }
});

test("two people record the same Swish with keys of their own: no more is taken than is due", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = await anUnpaid();
    const answers = await Promise.all([
      counter.record(id, { amount: 1500 }),
      counter.record(id, { amount: 1500 }),
    ]);
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([201, 409]);
  }
});

test("refunds, a dispute's news and a cancellation at once neither meet crosswise nor give anything twice", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { id, intentId } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    await Promise.all([
      counter.refund(id, { amount: 1500, reason: "Regn" }),
      counter.refund(id, { amount: 1500, reason: "Regn" }),
      counter.patch(id, { status: "cancelled" }),
      followIntent(counter.parts(), intentId),
      counter.cards.refundOre(intentId, 50_000).then(() => followIntent(counter.parts(), intentId)),
    ]);
    await followIntent(counter.parts(), intentId);
    await expectAgreement();
    expect((await counter.booking(id)).refundedAmount).toBeLessThanOrEqual(2000);
  }
});

test("control: whoever reads what is due without holding the booking takes it twice", async () => {
  const id = await anUnpaid();
  const { db, clock } = counter.shop;
  const naive = () =>
    inTransaction(db, async (tx) => {
      const [row] = await rowsOf<{ due: number }>(
        tx,
        sql`select due::float from booking_money where booking_id = ${id}`,
      );
      await sleep(200);
      if ((row?.due ?? 0) < 1500) return;
      const now = clock.now();
      await tx.insert(payments).values({
        id: randomUUID(),
        kind: "rent",
        method: "till",
        bookingId: id,
        amount: 1500,
        status: "captured",
        isCurrent: false,
        paidOn: clock.today(),
        key: randomUUID(),
        capturedAt: now,
        createdAt: now,
        updatedAt: now,
      });
    });
  await Promise.all([naive(), naive()]);
  expect((await counter.booking(id)).dueAmount).toBe(-1000);
});
