import { fail } from "#domain/result.ts";
import { actOnPayment } from "#server/money/act-on-payment.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Concern } from "#contracts/oversight.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

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
