import { followIntent } from "#server/checkout/follow-intent.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Concern } from "#contracts/oversight.ts";
import { sql } from "drizzle-orm";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { startedAttemptsNow } from "#test/test-attempts.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const settle = (concern: Concern, reason = "Kunden betalar i kassan", as = counter.admin) =>
  counter.post(
    "/api/oversight/settle",
    { kind: concern.kind, subject: concern.subject, reason },
    as,
  );
const kinds = async (id: number) => (await counter.concernsOf(id)).map(({ kind }) => kind);
const at = (instant: string) => counter.shop.clock.set(instant);

describe("a paid booking that is deleted", () => {
  const remove = (id: number) =>
    counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin });

  test("before its stay is listed until all its money is given back, or somebody has judged", async () => {
    at("2026-06-25T13:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
    await counter.patch(id, { paymentAction: "capture" });
    expect((await remove(id)).statusCode).toBe(204);
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "charged-but-deleted", amount: 2000, byCard: 2000, customerName: "Anna Berg" },
    ]);
    expect((await counter.refund(id, { amount: 1500, reason: "Borttagen" })).statusCode).toBe(200);
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "charged-but-deleted", amount: 500, byCard: 500 },
    ]);
    expect((await counter.refund(id, { amount: 500, reason: "Resten" })).statusCode).toBe(200);
    expect(await kinds(id)).toEqual([]);

    const cancelled = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
    await counter.patch(cancelled.id, { paymentAction: "capture" });
    await counter.patch(cancelled.id, { status: "cancelled" });
    await remove(cancelled.id);
    const [concern] = await counter.concernsOf(cancelled.id);
    expect(concern).toMatchObject({ kind: "charged-but-deleted" });
    await settle(concern!, "Kunden kom aldrig");
    expect(await kinds(cancelled.id)).toEqual([]);
  });

  test("after its stay keeps its money by right", async () => {
    at("2026-06-25T14:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-06-26", end: "2026-06-28" });
    await counter.patch(id, { paymentAction: "capture" });
    await counter.patch(id, { status: "returned" });
    await remove(id);
    expect(await kinds(id)).toEqual([]);
  });
});

test("a refund that was killed here and made at the provider meanwhile is no concern", async () => {
  at("2026-06-25T17:00:00Z");
  const { id, intentId } = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
  await counter.patch(id, { paymentAction: "capture" });
  counter.cards.sandbox.faults.requests({
    match: { path: "refunds$" },
    kind: "reset-before",
    times: 5,
  });
  await counter.refund(id, { amount: 2000, reason: "Regn" });
  counter.cards.sandbox.faults.clear();
  await counter.cards.refundOre(intentId, 200_000);
  await followIntent(counter.parts(), intentId);
  counter.shop.clock.advance({ minutes: 2 });
  await finishAttempts(counter.parts());
  expect(await kinds(id)).toEqual([]);
  expect(await counter.booking(id)).toMatchObject({ refundedAmount: 2000 });
});

test("a refund over several payments that ran out of money half-way is listed with the rest", async () => {
  at("2026-06-25T18:00:00Z");
  const { id, intentId } = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
  await counter.patch(id, { paymentAction: "capture" });
  await counter.shop.db.execute(sql`insert into refund_wishes
    (id, booking_id, kind, amount, reason, left_to_give, created_at)
    values (gen_random_uuid(), ${id}, 'rent', 2000, 'Regn', 1500, ${counter.shop.clock.now().toISOString()}::timestamptz)`);
  await counter.shop.db.execute(
    sql`update payments set refunded_amount = amount where provider_intent_id = ${intentId}`,
  );
  counter.shop.clock.advance({ minutes: 2 });
  await finishAttempts(counter.parts());
  const listed = (await counter.concernsOf(id)).filter(({ kind }) => kind === "refund-failed");
  expect(listed).toMatchObject([{ amount: 1500 }]);
  await counter.shop.db.execute(
    sql`update payments set refunded_amount = 0 where provider_intent_id = ${intentId}`,
  );
});

test("what was asked of the provider and never answered is listed", async () => {
  at("2026-06-29T10:00:00Z");
  const { id } = await counter.aBooking();
  await startedAttemptsNow(counter.shop, id);
  counter.shop.clock.advance({ minutes: 11 });
  expect(await kinds(id)).toContain("payment-stuck");
  await counter.shop.db.execute(
    sql`update payment_attempts set state = 'failed', finished_at = now() where state = 'started'`,
  );
});
