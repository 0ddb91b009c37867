import { sql } from "drizzle-orm";
import { Stripe } from "stripe";
import { beforeAll, expect, test } from "vitest";
import { retryWebhooks } from "#server/payments/receive-webhook.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
const stripe = new Stripe("sk_test_signs_only");

beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
});

let counter = 0;

function eventAbout(intentId: string, type = "payment_intent.amount_capturable_updated") {
  counter += 1;
  return {
    id: `evt_${counter}`,
    object: "event",
    type,
    data: { object: { id: intentId, object: "payment_intent" } },
  };
}

async function deliver(event: object, options: Parameters<typeof deliverText>[1] = {}) {
  return deliverText(JSON.stringify(event), options);
}

async function deliverText(
  payload: string,
  { secret = cards.sandbox.webhookSecret, ageSeconds = 0 } = {},
) {
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000) - ageSeconds;
  return shop.app.inject({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
    payload,
  });
}

async function aPaidCheckout() {
  const item = await anItem(shop.db);
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  return { ...opened, itemId: item.id };
}

async function bookingsOf(itemId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    shop.db,
    sql`select id from bookings where rental_item_id = ${itemId}`,
  );
  return rows.map(({ id }) => id);
}

test("the provider's word makes the booking of a customer who never came back", async () => {
  const { intentId, itemId } = await aPaidCheckout();
  const answer = await deliver(eventAbout(intentId));
  expect(answer.statusCode).toBe(200);
  expect(await bookingsOf(itemId)).toHaveLength(1);
});

test("an event that comes twice, and the browser after it, find the same booking", async () => {
  const { intentId, itemId } = await aPaidCheckout();
  const event = eventAbout(intentId);
  await deliver(event);
  expect((await deliver(event)).statusCode).toBe(200);
  await deliver(eventAbout(intentId));
  const answer = await callPlace(shop, intentId);
  expect(answer.statusCode).toBe(200);
  expect(await bookingsOf(itemId)).toEqual([answer.json<{ id: number }>().id]);
});

test("news that comes late or in the wrong order change nothing", async () => {
  const { intentId, itemId } = await aPaidCheckout();
  await deliver(eventAbout(intentId));
  await deliver(eventAbout(intentId, "payment_intent.created"));
  await deliver(eventAbout(intentId, "payment_intent.canceled"));
  expect(await bookingsOf(itemId)).toHaveLength(1);
  const payment = await rowsOf(
    shop.db,
    sql`select status from payments where provider_intent_id = ${intentId}`,
  );
  expect(payment).toEqual([{ status: "authorized" }]);
});

test("a forged, an unsigned and a stale message are refused and not kept", async () => {
  const { intentId, itemId } = await aPaidCheckout();
  const before = await countEvents();
  expect((await deliver(eventAbout(intentId), { secret: "whsec_wrong" })).statusCode).toBe(400);
  expect((await deliver(eventAbout(intentId), { ageSeconds: 301 })).statusCode).toBe(400);
  const unsigned = await shop.call("/api/stripe/webhook", {
    method: "POST",
    body: eventAbout(intentId),
  });
  expect(unsigned.statusCode).toBe(400);
  expect(unsigned.json()).toMatchObject({ code: "payment.webhook-not-genuine" });
  expect(await bookingsOf(itemId)).toEqual([]);
  expect(await countEvents()).toBe(before);
});

test.each(["t=1,v1=", "t=1,v1", "t=,v1=", "v1=,,=", "t=1,v1=å", "="])(
  "a signature written as '%s' is refused like any other forged one",
  async (signature) => {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/api/stripe/webhook",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: JSON.stringify(eventAbout("pi_any")),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "payment.webhook-not-genuine" });
  },
);

test.each([
  "null",
  "[]",
  "7",
  '"evt_1"',
  "{}",
  '{"id":7,"type":"x","data":{"object":{}}}',
  '{"id":"evt_x","type":"payment_intent.succeeded"}',
  '{"id":"evt_x","type":"payment_intent.succeeded","data":null}',
  '{"id":"evt_x","type":"charge.refunded","data":{"object":{"payment_intent":7}}}',
  "no json",
  "",
])("a signed message that is no event (%s) is refused and not kept", async (body) => {
  const before = await countEvents();
  const answer = await deliverText(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "payment.webhook-not-genuine" });
  expect(await countEvents()).toBe(before);
});

test("a name on the card with characters no database keeps does not hold the booking up", async () => {
  const { intentId, itemId } = await aPaidCheckout();
  const event = eventAbout(intentId);
  const billing_details = { name: "Anna\u0000 Berg\ud800", "odd\u0000": [null, "\udfff"] };
  const odd = { ...event, data: { object: { ...event.data.object, billing_details } } };
  const answer = await deliver(odd);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await bookingsOf(itemId)).toHaveLength(1);
});

async function countEvents(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    shop.db,
    sql`select count(*)::int as count from webhook_events`,
  );
  return row!.count;
}

test("an event that cannot be acted on is kept, not answered away, and acted on later", async () => {
  const { intentId, itemId } = await aPaidCheckout();
  cards.sandbox.faults.requests({
    match: { method: "GET", path: "/v1/payment_intents/" },
    kind: "error-500-before",
    times: 10,
  });
  const answer = await deliver(eventAbout(intentId));
  cards.sandbox.faults.clear();
  expect(answer.statusCode).toBe(502);
  expect(await bookingsOf(itemId)).toEqual([]);
  shop.clock.advance({ minutes: 1 });
  await retryWebhooks({ ...parts(), follow: (id) => followIntent(parts(), id) });
  expect(await bookingsOf(itemId)).toHaveLength(1);
});

test("an event about a payment that is not ours, or about nothing we know, is taken and left alone", async () => {
  expect((await deliver(eventAbout("pi_unknown"))).statusCode).toBe(200);
  const other = {
    id: "evt_other",
    object: "event",
    type: "balance.available",
    data: { object: {} },
  };
  expect((await deliver(other)).statusCode).toBe(200);
});

test("a payment that lapsed at the provider is told as expired, one that was voided as cancelled", async () => {
  const lapsed = await aPaidCheckout();
  await callPlace(shop, lapsed.intentId);
  const voided = await aPaidCheckout();
  await callPlace(shop, voided.intentId);
  await cards.gateway.cancel(voided.intentId);
  await deliver(eventAbout(voided.intentId, "payment_intent.canceled"));
  shop.clock.advance({ days: 8 });
  await cards.sandbox.tick();
  await deliver(eventAbout(lapsed.intentId, "payment_intent.canceled"));
  const rows = await rowsOf<{ id: string; status: string }>(
    shop.db,
    sql`select provider_intent_id as id, status from payments
      where provider_intent_id in (${lapsed.intentId}, ${voided.intentId})`,
  );
  const statusOf = (intentId: string) => rows.find(({ id }) => id === intentId)?.status;
  expect(statusOf(lapsed.intentId)).toBe("expired");
  expect(statusOf(voided.intentId)).toBe("cancelled");
});
