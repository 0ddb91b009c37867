import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { rowsOf } from "#test/rows.ts";
import { intentStatus } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { sweepOpenPayments } from "./sweep-open-payments.ts";

const REPLACED =
  "Vi har skickat en nyare länk, och bara den gäller. Inget dras från kortet med den här. Du hittar den nya i det senaste mejlet från oss.";
const EXPIRED = "Länken har gått ut, så inget dras från kortet. Hör av dig så skickar vi en ny.";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});
beforeEach(() => counter.shop.clock.set("2026-06-01T10:00:00Z"));

/** A page left open: a link for all of the rent, and the payment that it asks for. */
async function anOpenPage(type?: "equipment") {
  const { id, intentId } = await counter.aBooking({ ...(type && { type }) });
  await counter.cards.gateway.cancel(intentId);
  await followIntent(counter.parts(), intentId);
  const token = await sendLink(id, { charge: "at-once" });
  return { id, token, ...(await opened(token)) };
}

async function sendLink(id: number, body: object) {
  const sent = await counter.post(`/api/bookings/${id}/payment-link`, body);
  expect(sent.statusCode, sent.body).toBe(200);
  return counter.lastLink();
}

async function opened(token: string) {
  const answer = await counter.post(`/api/payment-links/${token}/payment`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { clientSecret } = answer.json<{ clientSecret: string }>();
  return { secret: clientSecret, paymentIntentId: clientSecret.split("_secret_")[0]! };
}

const complete = (token: string, paymentIntentId: string) =>
  counter.post(`/api/payment-links/${token}/complete`, { paymentIntentId });
const messageOf = (answer: LightMyRequestResponse) => answer.json<{ message: string }>().message;
const provider = (kind: "down" | "up") => {
  const { faults } = counter.cards.sandbox;
  if (kind === "up") faults.clear();
  else faults.requests({ match: { path: "/cancel$" }, kind: "reset-before", times: 20 });
};

test("a page left open takes nothing from the moment a newer link is sent", async () => {
  const page = await anOpenPage();
  const newer = await sendLink(page.id, { amount: 500 });
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("canceled");
  const answer = await complete(page.token, page.paymentIntentId);
  expect(answer.statusCode).toBe(409);
  expect(messageOf(answer)).toBe(REPLACED);
  expect((await counter.payLink(newer)).json()).toEqual({ state: "used" });
  expect(await counter.booking(page.id)).toMatchObject({ paidAmount: 0, reservedAmount: 500 });
});

test("what is paid on an older link all the same is let go, and the newer one still works", async () => {
  const page = await anOpenPage();
  provider("down");
  const newer = await sendLink(page.id, { amount: 500 });
  provider("up");
  expect(await counter.cards.pay(page.secret)).toBe("requires_capture");
  for (const answer of [
    await complete(page.token, page.paymentIntentId),
    await complete(page.token, page.paymentIntentId),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(messageOf(answer)).toBe(REPLACED);
  }
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("canceled");
  expect(await counter.booking(page.id)).toMatchObject({ paidAmount: 0, reservedAmount: 0 });
  expect((await counter.payLink(newer)).json()).toEqual({ state: "used" });
  expect(await counter.booking(page.id)).toMatchObject({ paidAmount: 0, reservedAmount: 500 });
});

test("what the provider did not take back when the newer link was sent, the job takes back", async () => {
  const page = await anOpenPage();
  provider("down");
  await sendLink(page.id, { amount: 500 });
  provider("up");
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("requires_payment_method");
  await sweepOpenPayments(counter.parts());
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("canceled");
});

test("who opens the newer link pays by its terms, however slow the older one was to be taken back", async () => {
  const page = await anOpenPage();
  provider("down");
  const newer = await sendLink(page.id, { charge: "at-once" });
  provider("up");
  const { paymentIntentId } = await opened(newer);
  expect(paymentIntentId).not.toBe(page.paymentIntentId);
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("canceled");
});

test("a link that has expired takes nothing from a page left open: the job takes it back", async () => {
  const page = await anOpenPage();
  counter.shop.clock.advance({ hours: 49 });
  await sweepOpenPayments(counter.parts());
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("canceled");
  expect(messageOf(await complete(page.token, page.paymentIntentId))).toBe(EXPIRED);
});

test("what is paid after the link has expired is let go and never charged", async () => {
  const page = await anOpenPage();
  counter.shop.clock.advance({ hours: 49 });
  await counter.cards.pay(page.secret);
  const answer = await complete(page.token, page.paymentIntentId);
  expect(answer.statusCode).toBe(409);
  expect(messageOf(answer)).toBe(EXPIRED);
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("canceled");
  expect(await counter.receiptsOf(page.id)).toEqual([]);
});

test("what was paid in time counts, though the shop hears of it when the link has expired", async () => {
  const page = await anOpenPage();
  counter.shop.clock.advance({ hours: 47 });
  await counter.cards.pay(page.secret);
  counter.shop.clock.advance({ hours: 2 });
  await sweepOpenPayments(counter.parts());
  expect((await complete(page.token, page.paymentIntentId)).json()).toEqual({ state: "used" });
  const [receipt] = await rowsOf<{ total: number }>(
    counter.shop.db,
    sql`select total_kronor::float as total from receipts where booking_id = ${page.id}`,
  );
  expect(receipt).toEqual({ total: 2000 });
});

async function withdraw(bookingId: number) {
  const { customerEmail: email } = await counter.booking(bookingId);
  return counter.post("/api/withdrawals", { bookingId, email });
}

test("whoever withdraws pays nothing any more, neither by the link nor on a page left open", async () => {
  const page = await anOpenPage("equipment");
  const withdrawn = await withdraw(page.id);
  expect(withdrawn.statusCode, withdrawn.body).toBe(200);
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("canceled");
  const answer = await counter.post(`/api/payment-links/${page.token}/payment`);
  expect(answer.statusCode).toBe(409);
  expect(messageOf(answer)).toBe("Länken har gått ut. Hör av dig så skickar vi en ny.");
  expect(await counter.booking(page.id)).toMatchObject({ paidAmount: 0, status: "pending" });
});

test("what is paid all the same after withdrawing is let go, and approves nothing", async () => {
  const page = await anOpenPage("equipment");
  provider("down");
  await withdraw(page.id);
  provider("up");
  counter.shop.clock.set("2026-06-01T10:01:00Z");
  expect(await counter.cards.pay(page.secret)).toBe("requires_capture");
  expect((await complete(page.token, page.paymentIntentId)).statusCode).toBe(409);
  expect(await intentStatus(counter.cards, page.paymentIntentId)).toBe("canceled");
  expect(await counter.booking(page.id)).toMatchObject({ paidAmount: 0, reservedAmount: 0 });
});
