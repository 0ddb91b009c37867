import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { fail } from "#domain/result.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { cancelOwnBooking } from "./cancel-own-booking.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});
beforeEach(() => counter.shop.clock.set("2026-05-01T10:00:00Z"));

async function anApproved(card: "good" | "refundFails" = "good") {
  const { id, intentId } = await counter.aBooking({ card });
  const approved = await counter.patch(id, { paymentAction: "capture" });
  expect(approved.statusCode, approved.body).toBe(200);
  return { id, intentId, key: await newOwnKey(counter.shop.db, id, counter.shop.clock.now()) };
}
const page = async (key: string) =>
  (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
const cancel = (key: string, expectedRefund: number) =>
  counter.post(`/api/my-booking/${key}/cancel`, { expectedRefund }, "");
const kinds = async (id: number) => (await counter.concernsOf(id)).map(({ kind }) => kind);

describe("a refund that fails", () => {
  test("after the customer was told of it is told them as not given, and listed for staff", async () => {
    const { id, intentId, key } = await anApproved("refundFails");
    expect((await cancel(key, 2000)).statusCode).toBe(200);
    counter.shop.clock.advance({ minutes: 1 });
    await followIntent(counter.parts(), intentId);
    const { booking } = await page(key);
    expect(booking).toMatchObject({
      status: "cancelled",
      paidAmount: 2000,
      refundedAmount: 0,
      cancelled: { refund: 2000, kept: 0 },
    });
    expect(await counter.lettersOf(id)).toContain("refund_failed");
    expect(await kinds(id)).toContain("refund-failed");
    expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  });

  test("because the provider does not answer is made when it does, once", async () => {
    const { id, key } = await anApproved();
    const { gateway } = counter.cards;
    const parts = {
      ...counter.parts(),
      agreementsOf: async () => new Map(),
      rateLimitFactor: 1,
      gateway: {
        ...gateway,
        refund: async () => fail({ code: "payment.provider-unreachable" as const }),
      },
    };
    expect(await cancelOwnBooking(parts, { bookingId: id, expectedRefund: 2000 })).toMatchObject({
      ok: true,
    });
    expect((await page(key)).booking).toMatchObject({
      status: "cancelled",
      paidAmount: 2000,
      refundedAmount: 0,
    });
    // Pressed again meanwhile, it is neither refused nor asked for twice.
    expect((await cancel(key, 2000)).statusCode).toBe(200);
    for (let round = 1; round <= 3; round += 1) {
      counter.shop.clock.advance({ minutes: 11 });
      await finishAttempts(counter.parts());
    }
    expect((await page(key)).booking).toMatchObject({ paidAmount: 0, refundedAmount: 2000 });
    expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  });
});

test("staff who approve what its customer has just cancelled are told that, before and after it is let go", async () => {
  const { id } = await counter.aBooking();
  const { gateway } = counter.cards;
  const parts = {
    ...counter.parts(),
    agreementsOf: async () => new Map(),
    rateLimitFactor: 1,
    gateway: {
      ...gateway,
      cancel: async () => fail({ code: "payment.provider-unreachable" as const }),
    },
  };
  await cancelOwnBooking(parts, { bookingId: id, expectedRefund: 2000 });
  const asked = await counter.patch(id, { paymentAction: "capture" });
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    message: "Kunden har avbokat bokningen. Reservationen håller på att släppas.",
  });
  counter.shop.clock.advance({ minutes: 11 });
  await finishAttempts(counter.parts());
  const after = await counter.patch(id, { paymentAction: "capture" });
  expect(after.json()).toMatchObject({
    code: "payment.moved-before",
    message: expect.stringContaining(
      "Kunden har avbokat bokningen. Reservationen är redan släppt.",
    ),
  });
});

describe("two tabs", () => {
  test("a sum that is no longer right is refused with the right one, and nothing has happened", async () => {
    const { id, key } = await anApproved();
    const { cancellation } = await page(key);
    await counter.refund(id, { amount: 500, reason: "Regn" });
    const answer = await cancel(key, cancellation.refund);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message.replaceAll("\u00a0", " ")).toBe(
      "Det som betalas tillbaka är nu 1 500 kr. Se efter att det stämmer och avboka sedan igen.",
    );
    expect(await page(key)).toMatchObject({
      booking: { status: "confirmed", paidAmount: 1500 },
      cancellation: { refund: 1500 },
    });
    expect((await cancel(key, 1500)).statusCode).toBe(200);
  });

  test("a move by what the other tab has moved already is refused, and by what it says now is made", async () => {
    const { key } = await anApproved();
    const change = (body: object) => counter.post(`/api/my-booking/${key}/changes`, body, "");
    const { version } = (await page(key)).booking;
    expect((await change({ endDate: "2026-07-04", version })).statusCode).toBe(200);
    const stale = await change({ endDate: "2026-07-05", version });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: "own-page.changed" });
    const now = (await page(key)).booking;
    expect(now).toMatchObject({ endDate: "2026-07-04", totalPrice: 3000 });
    const again = await change({ endDate: "2026-07-05", version: now.version });
    expect(again.json<MyBooking>().booking).toMatchObject({ totalPrice: 4000, dueAmount: 2000 });
  });

  test("a detail that one tab leaves alone keeps what the other has saved", async () => {
    const { key } = await anApproved();
    const save = (body: object) =>
      counter.shop.call(`/api/my-booking/${key}`, { method: "PATCH", body });
    await save({ phone: "070-111 22 33" });
    await save({ city: "Åre" });
    expect((await page(key)).booking).toMatchObject({ phone: "070-111 22 33", city: "Åre" });
  });
});

test("of a booking that staff have marked as returned the customer is told that it is over", async () => {
  const { id, key } = await anApproved();
  expect((await counter.patch(id, { status: "returned" })).statusCode).toBe(200);
  const answer = await cancel(key, 0);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    message: "Hyrestiden är över, så det finns inget att avboka.",
  });
});

test("a longer stay is paid where the own page leads, which then asks for it no more", async () => {
  const { key } = await anApproved();
  const { booking } = await page(key);
  const wish = { endDate: "2026-07-04", version: booking.version };
  await counter.post(`/api/my-booking/${key}/changes`, wish, "");
  const { todo } = await page(key);
  expect(todo).toMatchObject([
    { key: "rent", path: expect.stringMatching(/^\/betala\/[\w-]+$/) },
    { key: "deposit" },
    { key: "drivers" },
  ]);
  const token = todo[0]?.path.split("/").at(-1) ?? "";
  // The letter leads to the same payment.
  expect(await counter.lastLink()).toBe(token);
  expect((await counter.payLink(token)).statusCode).toBe(200);
  expect(await page(key)).toMatchObject({
    todo: [{ key: "deposit" }, { key: "drivers" }],
    booking: { paidAmount: 3000, dueAmount: 0 },
  });
});

test("the link to pay tells what cancelling gives back, counted to the day that the stay was moved from", async () => {
  const { key } = await anApproved();
  const { booking } = await page(key);
  const wish = { startDate: "2026-07-10", endDate: "2026-07-13", version: booking.version };
  expect((await counter.post(`/api/my-booking/${key}/changes`, wish, "")).statusCode).toBe(200);
  const { cancellation } = await page(key);
  expect(cancellation.countedFrom).toBe("2026-07-01");
  const link = await counter.shop.call(`/api/payment-links/${await counter.lastLink()}`);
  expect(link.json()).toMatchObject({
    startDate: "2026-07-10",
    cancellation: { policy: cancellation.policy, countedFrom: "2026-07-01" },
  });
});
