import { beforeAll, describe, expect, test } from "vitest";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { sweepOpenPayments } from "#server/money/sweep-open-payments.ts";
import { watchAuthorizations } from "#server/money/watch-authorizations.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { intentStatus } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const approve = (id: number) => counter.patch(id, { paymentAction: "capture" });
const hear = (intentId: string) => followIntent(counter.parts(), intentId);
const link = (id: number, body?: object) => counter.post(`/api/bookings/${id}/payment-link`, body);
const kinds = async (id: number) => (await counter.concernsOf(id)).map(({ kind }) => kind);

async function aLapsed() {
  const booking = await counter.aBooking();
  await counter.cards.gateway.cancel(booking.intentId);
  await hear(booking.intentId);
  counter.shop.clock.advance({ seconds: 2 });
  return booking;
}

async function linkPaid(id: number, body?: object) {
  await link(id, body);
  const paid = await counter.payLink(await counter.lastLink());
  counter.shop.clock.advance({ minutes: 1 });
  return paid;
}

describe("a link that was to replace a reservation", () => {
  test("takes nothing more when the reservation was charged meanwhile", async () => {
    const { id } = await counter.aBooking();
    counter.shop.clock.advance({ days: 6 });
    await link(id, { charge: "at-once" });
    const token = await counter.lastLink();
    await approve(id);
    const shown = await counter.shop.call(`/api/payment-links/${token}`);
    expect(shown.json()).toMatchObject({ state: "paid" });
    expect((await counter.payLink(token)).statusCode).toBe(409);
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 2000, dueAmount: 0 });
  });

  test("whose payment was open is released when it is paid all the same, and cancelled by the sweep", async () => {
    const { id } = await counter.aBooking();
    counter.shop.clock.advance({ days: 6 });
    await link(id, { charge: "at-once" });
    const token = await counter.lastLink();
    const opened = await counter.post(`/api/payment-links/${token}/payment`);
    const { clientSecret } = opened.json<{ clientSecret: string }>();
    const [intentId = ""] = clientSecret.split("_secret_");
    await approve(id);
    counter.shop.clock.advance({ minutes: 2 });
    await sweepOpenPayments(counter.parts());
    expect(await intentStatus(counter.cards, intentId)).toBe("canceled");
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 2000, reservedAmount: 0 });
  });
});

test("what is reserved beyond what is to be paid is owed to nobody", async () => {
  const { id } = await aLapsed();
  await link(id);
  const token = await counter.lastLink();
  const opened = await counter.post(`/api/payment-links/${token}/payment`);
  const { clientSecret } = opened.json<{ clientSecret: string }>();
  const [paymentIntentId = ""] = clientSecret.split("_secret_");
  await counter.record(id, { amount: 1500 });
  await counter.cards.pay(clientSecret);
  await counter.post(`/api/payment-links/${token}/complete`, { paymentIntentId });
  expect(await counter.booking(id)).toMatchObject({ reservedAmount: 2000, dueAmount: 0 });
  expect(await kinds(id)).not.toContain("money-to-give-back");
  await approve(id);
  expect(await counter.booking(id)).toMatchObject({ paidAmount: 2000, reservedAmount: 0 });
});

test("of two links the newest alone is paid by, and those before it lead nowhere", async () => {
  const { id } = await aLapsed();
  await link(id, { amount: 1000 });
  const first = await counter.lastLink();
  counter.shop.clock.advance({ seconds: 5 });
  await link(id, { amount: 1000 });
  const second = await counter.lastLink();
  await counter.payLink(second);
  const states = [];
  for (const token of [first, second])
    states.push(
      (await counter.shop.call(`/api/payment-links/${token}`)).json<{ state: string }>().state,
    );
  expect(states).toEqual(["used", "used"]);
});

describe("a day that staff write down", () => {
  test.each(["1900-01-15", "0001-01-01", "0999-12-31"])("%s was too long ago", async (paidOn) => {
    const { id } = await aLapsed();
    for (const method of ["swish", "till"] as const) {
      const answer = await counter.record(id, { method, paidOn: paidOn as never });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "payment.too-long-ago" });
    }
  });

  test("is never before the money came that goes back", async () => {
    const { id } = await aLapsed();
    await counter.record(id, { amount: 500 });
    const [payment] = await counter.payments(id);
    const path = `/api/bookings/${id}/payments/${payment!.id}/give-back`;
    const back = { amount: 100, reason: "Regn", paidOn: "2026-05-01" };
    expect((await counter.post(path, back)).json()).toMatchObject({ code: "payment.too-long-ago" });
  });
});

test("a booking that may not be deleted is left wholly as it was", async () => {
  const { id, intentId } = await counter.aBooking();
  await counter.payDeposit(id);
  const answer = await counter.shop.call(`/api/bookings/${id}`, {
    method: "DELETE",
    as: counter.admin,
  });
  expect(answer.json()).toMatchObject({ code: "booking.deposit-held" });
  expect(await counter.booking(id)).toMatchObject({ status: "pending", reservedAmount: 2000 });
  expect(await intentStatus(counter.cards, intentId)).toBe("requires_capture");
});

test("one refused charge leaves the booking as it was, and the rest is not charged by itself", async () => {
  const { id } = await aLapsed();
  await linkPaid(id, { amount: 1000 });
  await linkPaid(id, { amount: 1000 });
  const [, older] = (await counter.payments(id)).filter(({ status }) => status === "authorized");
  await counter.cards.gateway.cancel(older!.reference);
  expect((await approve(id)).statusCode).toBe(409);
  for (let round = 1; round <= 3; round += 1) {
    counter.shop.clock.advance({ minutes: 2 });
    await finishAttempts(counter.parts());
  }
  expect(await counter.booking(id)).toMatchObject({ status: "pending", paidAmount: 0 });
  expect(await kinds(id)).toEqual(["booking-without-money"]);
});

describe("what is held is not hidden", () => {
  test("by a concession that was made before the booking was cancelled", async () => {
    const { id } = await counter.aBooking();
    await approve(id);
    await counter.refund(id, { amount: 100, reason: "Sen hämtning" });
    counter.shop.clock.advance({ seconds: 1 });
    await counter.patch(id, { status: "cancelled" });
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "charged-but-cancelled", amount: 1900 },
    ]);
    await counter.refund(id, { amount: 900, reason: "Avbokad" });
    expect(await kinds(id)).toEqual([]);
  });

  test("when one of two reservations lapses", async () => {
    const { id } = await aLapsed();
    await linkPaid(id, { amount: 1000 });
    counter.shop.clock.advance({ days: 4 });
    await linkPaid(id, { amount: 1000 });
    expect(await kinds(id)).toEqual([]);
    counter.shop.clock.advance({ days: 4 });
    await watchAuthorizations(counter.parts());
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "booking-without-money", amount: 1000 },
    ]);
  });
});

test("what a bank took for good and the shop gave up is no money to give back", async () => {
  for (const kind of ["rent", "deposit"] as const) {
    const { id, intentId } = await counter.aBooking({
      card: kind === "rent" ? "isDisputed" : "good",
    });
    if (kind === "rent") await approve(id);
    let disputed = intentId;
    if (kind === "deposit") {
      const opened = await counter.post(`/api/deposit/${id}/create-payment`);
      const { clientSecret } = opened.json<{ clientSecret: string }>();
      await counter.cards.pay(clientSecret, "isDisputed");
      disputed = clientSecret.split("_secret_")[0] ?? "";
    }
    await counter.cards.endDispute(disputed, "lost");
    await hear(disputed);
    const [lost] = (await counter.concernsOf(id)).filter((one) => one.kind === "dispute-lost");
    await counter.post(`/api/disputes/${lost?.subject}/decision`, { decision: "loss", note: "x" });
    await counter.patch(id, { status: "cancelled" });
    expect(await kinds(id)).toEqual([]);
  }
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
});

test("what is given back by hand of a booking that is gone is answered for, and not with a 404", async () => {
  const { id } = await aLapsed();
  await counter.record(id, { amount: 2000 });
  const [payment] = (await counter.payments(id)).filter(({ method }) => method === "swish");
  await counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin });
  const path = `/api/bookings/${id}/payments/${payment!.id}/give-back`;
  const answer = await counter.post(path, { amount: 1000, reason: "Åter" });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({ id, refundedAmount: 1000 });
});
