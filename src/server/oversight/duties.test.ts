import { followIntent } from "#server/checkout/follow-intent.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { fail } from "#domain/result.ts";
import { actOnPayment } from "#server/money/act-on-payment.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Concern } from "#contracts/oversight.ts";
import { sql } from "drizzle-orm";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { startedAttemptsNow } from "#test/test-attempts.ts";
import { bookingsToLookAt } from "./booking-duty-rows.ts";

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

describe("a stay that is near", () => {
  test("is listed from the day before while its rent or its deposit is unpaid, and no sooner", async () => {
    at("2026-06-01T10:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-06-05", end: "2026-06-07" });
    await counter.patch(id, { status: "confirmed" });
    expect(await kinds(id)).toEqual([]);
    at("2026-06-03T21:59:00Z");
    expect(await kinds(id)).toEqual([]);
    at("2026-06-03T22:01:00Z");
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "rent-unpaid", amount: 2000, reserved: 2000, since: "2026-06-04" },
      { kind: "deposit-unpaid", amount: 5000, since: "2026-06-04", startDate: "2026-06-05" },
    ]);
    await counter.patch(id, { paymentAction: "capture" });
    expect(await kinds(id)).toEqual(["deposit-unpaid"]);
    await counter.payDeposit(id);
    expect(await kinds(id)).toEqual([]);
  });

  test("whose return nobody has marked is listed from the day after, and its deposit a week later", async () => {
    at("2026-06-10T10:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-06-12", end: "2026-06-14" });
    await counter.patch(id, { paymentAction: "capture" });
    await counter.payDeposit(id);
    at("2026-06-14T20:00:00Z");
    expect(await kinds(id)).toEqual([]);
    at("2026-06-15T08:00:00Z");
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "return-unmarked", endDate: "2026-06-14", since: "2026-06-15" },
    ]);
    await counter.patch(id, { status: "returned" });
    // The mark came a day late: the customer was promised a week from the planned return.
    expect(await counter.booking(id)).toMatchObject({ returnedOn: "2026-06-15" });
    at("2026-06-21T08:00:00Z");
    expect(await kinds(id)).toEqual([]);
    at("2026-06-22T08:00:00Z");
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "deposit-held", why: "returned", amount: 5000, since: "2026-06-22" },
    ]);
    await counter.refund(id, { kind: "deposit", amount: 5000, reason: "Åter" });
    expect(await kinds(id)).toEqual([]);
  });

  test("that is over is asked for no deposit any more", async () => {
    at("2026-06-20T10:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-06-20", end: "2026-06-22" });
    at("2026-06-23T10:00:00Z");
    for (const call of [`deposit/${id}/create-payment`, `bookings/${id}/send-deposit-reminder`])
      expect((await counter.post(`/api/${call}`)).json()).toMatchObject({
        code: "deposit.booking-over",
      });
  });
});

describe("a deposit", () => {
  test("of a booking that was cancelled is listed at once", async () => {
    at("2026-06-24T10:00:00Z");
    const { id } = await counter.aBooking();
    await counter.payDeposit(id);
    await counter.patch(id, { status: "cancelled" });
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "deposit-held", why: "cancelled" },
    ]);
  });

  test("may have several services kept of it, each with its receipt", async () => {
    const { id } = await counter.aBooking();
    await counter.payDeposit(id);
    for (const [amount, note] of [
      [300, "Städning"],
      [200, "Tankning"],
    ] as const)
      expect(
        (
          await counter.post(`/api/bookings/${id}/deposit/keep`, {
            amount,
            reason: "service",
            note,
          })
        ).statusCode,
      ).toBe(200);
    expect((await counter.receiptsOf(id)).map(({ cause, total }) => [cause, total])).toEqual([
      ["service", 300],
      ["service", 200],
    ]);
    const status = await counter.shop.call(`/api/deposit/${id}/status`);
    expect(status.json()).toEqual({
      status: "captured",
      depositAmount: 5000,
      refundedAmount: 0,
      keptAmount: 500,
      bankAmount: 0,
      rentDue: 0,
    });
  });
});

describe("an entry that a person has judged", () => {
  test("is gone with its reason, and comes back only when its facts change", async () => {
    at("2026-06-25T10:00:00Z");
    const { id, intentId } = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
    await counter.cards.gateway.cancel(intentId);
    await counter.post("/api/oversight/compare");
    const [concern] = await counter.concernsOf(id);
    expect(concern).toMatchObject({ kind: "booking-without-money", amount: 2000 });
    expect((await settle(concern!, " ")).statusCode).toBe(400);
    expect((await settle(concern!, "x", counter.staff)).statusCode).toBe(403);
    expect((await settle(concern!)).statusCode).toBe(204);
    expect(await kinds(id)).toEqual([]);
    const history = await counter.shop.call(`/api/bookings/${id}/history`, { as: counter.admin });
    expect(history.json<object[]>()[0]).toMatchObject({
      action: "concern.settled",
      after: { reason: "Kunden betalar i kassan" },
    });
    await counter.record(id, { amount: 500 });
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "booking-without-money", amount: 1500 },
    ]);
    expect((await settle({ ...concern!, subject: "1" })).json()).toMatchObject({
      code: "oversight.not-listed",
    });
  });
});

describe("an entry that was settled comes back", () => {
  test("when the same thing has happened again: a charge refused twice", async () => {
    at("2026-06-25T11:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
    const refuse = async () => {
      const parts = counter.parts();
      const problem = { code: "payment.declined", declineCode: "expired_card" } as const;
      const gateway = { ...parts.gateway, capture: () => Promise.resolve(fail(problem)) };
      const by = { id: null, username: "Kim" };
      await actOnPayment({ ...parts, gateway }, { bookingId: id, action: "capture", by });
    };
    await refuse();
    const [concern] = await counter.concernsOf(id);
    expect(concern).toMatchObject({ kind: "charge-failed" });
    await settle(concern!);
    expect(await kinds(id)).toEqual([]);
    counter.shop.clock.advance({ minutes: 1 });
    await refuse();
    expect(await kinds(id)).toEqual(["charge-failed"]);
  });

  test("when the same thing has happened again: cancelled twice with its rent paid", async () => {
    at("2026-06-25T12:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
    await counter.patch(id, { paymentAction: "capture" });
    await counter.patch(id, { status: "cancelled" });
    const [concern] = await counter.concernsOf(id);
    expect(concern).toMatchObject({ kind: "charged-but-cancelled", amount: 2000 });
    await settle(concern!);
    await counter.patch(id, { notes: "Ringde" });
    expect(await kinds(id)).toEqual([]);
    await counter.patch(id, { status: "confirmed" });
    await counter.patch(id, { status: "cancelled" });
    expect(await kinds(id)).toEqual(["charged-but-cancelled"]);
  });
});

test("an early return is owed from the day it was marked, and not from the planned one", async () => {
  at("2026-06-26T12:00:00Z");
  const { id } = await counter.aBooking({ start: "2026-08-01", end: "2026-08-03" });
  await counter.patch(id, { status: "returned" });
  expect(await counter.concernsOf(id)).toMatchObject([
    { kind: "returned-unpaid", since: "2026-06-26" },
  ]);
});

test("an entry that was settled stays away when only something else has happened", async () => {
  at("2026-06-25T12:30:00Z");
  const { id } = await counter.aBooking({ start: "2026-06-26", end: "2026-06-28" });
  await counter.patch(id, { paymentAction: "void" });
  await counter.patch(id, { status: "confirmed" });
  at("2026-06-29T08:00:00Z");
  const back = (await counter.concernsOf(id)).find(({ kind }) => kind === "return-unmarked");
  expect((await settle(back!, "Den står på gården")).statusCode).toBe(204);
  const swish = { key: crypto.randomUUID(), method: "swish", amount: 100 };
  const paid = await counter.post(`/api/bookings/${id}/payments`, swish, counter.staff);
  expect(paid.statusCode, paid.body).toBe(201);
  expect(await kinds(id)).not.toContain("return-unmarked");
});

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

describe("a deposit before the stay", () => {
  test("that was given back whole is missing, and may be left anew over the counter", async () => {
    at("2026-06-25T15:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-06-26", end: "2026-06-28" });
    await counter.patch(id, { paymentAction: "capture" });
    await counter.payDeposit(id);
    expect(await kinds(id)).toEqual([]);
    await counter.refund(id, { kind: "deposit", amount: 5000, reason: "Fel bokning" });
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "deposit-unpaid", amount: 5000, isGivenBack: true },
    ]);
    // The customer's own page never asks again.
    const asked = await counter.post(`/api/deposit/${id}/create-payment`);
    expect(asked.json()).toMatchObject({ code: "deposit.paid" });
    expect((await counter.record(id, { kind: "deposit", amount: 5000 })).statusCode).toBe(201);
    expect(await kinds(id)).toEqual([]);
    expect(await counter.booking(id)).toMatchObject({
      depositMethod: "swish",
      depositPaidAmount: 5000,
      depositRefundedAmount: 0,
    });
  });

  test("left by card and by hand at once is one again when the card's is given back", async () => {
    at("2026-06-25T16:00:00Z");
    const { id } = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
    const opened = await counter.post(`/api/deposit/${id}/create-payment`);
    const { clientSecret } = opened.json<{ clientSecret: string }>();
    const { faults } = counter.cards.sandbox;
    faults.requests({ match: { path: "/cancel$" }, kind: "reset-before", times: 20 });
    await counter.record(id, { kind: "deposit", amount: 5000, method: "bank" });
    faults.clear();
    await counter.cards.pay(clientSecret);
    await followIntent(counter.parts(), clientSecret.split("_secret_")[0] ?? "");
    expect(await kinds(id)).toEqual(["deposit-held"]);
    await counter.refund(id, { kind: "deposit", amount: 5000, reason: "Betald två gånger" });
    expect(await kinds(id)).toEqual([]);
    expect(await counter.booking(id)).toMatchObject({
      depositMethod: "bank",
      depositRefundedAmount: 0,
    });
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

test("a link that lapsed unused is listed while something is due, and a new one ends it", async () => {
  at("2026-06-26T10:00:00Z");
  const { id } = await counter.aBooking({ start: "2026-07-20", end: "2026-07-22" });
  await counter.cards.captureOre((await counter.booking(id)).stripePaymentId ?? "", 50_000);
  await counter.post("/api/oversight/compare");
  await counter.patch(id, { status: "confirmed" });
  expect(await kinds(id)).toEqual([]);
  await counter.post(`/api/bookings/${id}/payment-link`);
  at("2026-06-28T10:01:00Z");
  expect(await counter.concernsOf(id)).toMatchObject([{ kind: "link-lapsed", amount: 1500 }]);
  await counter.post(`/api/bookings/${id}/payment-link`);
  expect(await kinds(id)).toEqual([]);
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

test("of bookings that are cancelled only those are looked at whose money nobody has decided about", async () => {
  at("2026-06-29T12:00:00Z");
  const cancelled = async (given: number) => {
    const { id } = await counter.aBooking({ start: "2026-11-01", end: "2026-11-03" });
    await counter.patch(id, { paymentAction: "capture" });
    await counter.patch(id, { status: "cancelled" });
    counter.shop.clock.advance({ seconds: 2 });
    if (given > 0) await counter.refund(id, { amount: given, reason: "Avbokat" });
    return id;
  };
  const whole = await cancelled(2000);
  const inPart = await cancelled(500);
  const nothing = await cancelled(0);
  const now = counter.shop.clock.now();
  const looked = await bookingsToLookAt(counter.shop.db, { today: dayInSweden(now), now });
  const ids = looked.map(({ bookingId }) => bookingId);
  expect(ids).toContain(nothing);
  expect(ids).not.toContain(whole);
  expect(ids).not.toContain(inPart);
  expect(await kinds(nothing)).toEqual(["charged-but-cancelled"]);
});
