import { followIntent } from "#server/checkout/follow-intent.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { bookingsToLookAt } from "./booking-duty-rows.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

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
      rentDue: null,
      todo: null,
    });
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
