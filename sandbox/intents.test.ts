import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  errorOf,
  heldIntent,
  holdOf,
  idOf,
  openBench,
  paidIntent,
  type Bench,
} from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

async function latestCharge(intent: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  return stripe.charges.retrieve(idOf(intent.latest_charge), { expand: ["refunds"] });
}

test("a new payment waits for a card and has moved no money", async () => {
  const intent = await stripe.paymentIntents.create(holdOf());
  expect(intent).toMatchObject({
    status: "requires_payment_method",
    amount: 1_250_000,
    amount_capturable: 0,
    amount_received: 0,
    latest_charge: null,
    livemode: false,
    payment_method_types: ["card"],
  });
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
});

test("a payment made with a card but not confirmed waits for confirmation", async () => {
  const intent = await stripe.paymentIntents.create({
    ...holdOf(),
    payment_method: "pm_card_visa",
  });
  expect(intent.status).toBe("requires_confirmation");
  const confirmed = await stripe.paymentIntents.confirm(intent.id);
  expect(confirmed.status).toBe("requires_capture");
});

test("a good card on a booking is held, not charged", async () => {
  const intent = await stripe.paymentIntents.create(holdOf());
  const held = await stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
  expect(held).toMatchObject({
    status: "requires_capture",
    amount_capturable: 1_250_000,
    amount_received: 0,
  });
  const charge = await latestCharge(held);
  expect(charge).toMatchObject({
    paid: true,
    captured: false,
    status: "succeeded",
    amount_captured: 0,
    balance_transaction: null,
  });
});

test("a hold lives for seven days from the moment the customer paid", async () => {
  const charge = await latestCharge(await heldIntent(bench));
  const week = 7 * 24 * 60 * 60;
  expect(charge.payment_method_details?.card?.capture_before).toBe(
    Math.floor(bench.clock.now.getTime() / 1000) + week,
  );
});

test("a Visa hold the shop made without the customer lives four days and eighteen hours", async () => {
  const held = await stripe.paymentIntents.create({
    ...holdOf(),
    payment_method: "pm_card_visa",
    confirm: true,
    off_session: true,
  });
  const { created, payment_method_details: details } = await latestCharge(held);
  expect(details?.card?.capture_before).toBe(created + (4 * 24 + 18) * 60 * 60);
});

test("capturing takes the whole held sum", async () => {
  const captured = await stripe.paymentIntents.capture((await heldIntent(bench)).id);
  expect(captured).toMatchObject({
    status: "succeeded",
    amount_received: 1_250_000,
    amount_capturable: 0,
  });
  const charge = await latestCharge(captured);
  expect(charge).toMatchObject({ captured: true, amount_captured: 1_250_000, refunded: false });
  const movement = await stripe.balanceTransactions.retrieve(idOf(charge.balance_transaction));
  expect(movement.net).toBe(1_250_000 - movement.fee);
});

test("capturing less lets go of the rest for good", async () => {
  const { id } = await heldIntent(bench, 100_000);
  const captured = await stripe.paymentIntents.capture(id, { amount_to_capture: 60_000 });
  expect(captured).toMatchObject({ status: "succeeded", amount_received: 60_000, amount: 100_000 });
  expect(await latestCharge(captured)).toMatchObject({
    amount_captured: 60_000,
    amount_refunded: 40_000,
    refunded: false,
    refunds: { data: [{ amount: 40_000, balance_transaction: null }] },
  });
  const again = await errorOf(stripe.paymentIntents.capture(id));
  expect(again.code).toBe("payment_intent_unexpected_state");
});

test("more than was held can never be captured", async () => {
  const { id } = await heldIntent(bench, 100_000);
  const error = await errorOf(stripe.paymentIntents.capture(id, { amount_to_capture: 100_001 }));
  expect(error).toMatchObject({ code: "amount_too_large", param: "amount_to_capture" });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_capture");
});

test("cancelling a held payment releases the hold", async () => {
  const { id } = await heldIntent(bench);
  const canceled = await stripe.paymentIntents.cancel(id, {
    cancellation_reason: "requested_by_customer",
  });
  expect(canceled).toMatchObject({
    status: "canceled",
    cancellation_reason: "requested_by_customer",
    canceled_at: Math.floor(bench.clock.now.getTime() / 1000),
    amount_capturable: 0,
  });
  expect(await latestCharge(canceled)).toMatchObject({
    refunded: true,
    amount_refunded: 1_250_000,
    captured: false,
    refunds: { data: [{ balance_transaction: null, status: "succeeded" }] },
  });
});

test("a payment nobody has paid can be cancelled", async () => {
  const fresh = await stripe.paymentIntents.create(holdOf());
  expect((await stripe.paymentIntents.cancel(fresh.id)).status).toBe("canceled");
  const ready = await stripe.paymentIntents.create({ ...holdOf(), payment_method: "pm_card_visa" });
  expect((await stripe.paymentIntents.cancel(ready.id)).status).toBe("canceled");
  const asked = await heldIntent(bench, 5000, "pm_card_threeDSecure2Required");
  expect(asked.status).toBe("requires_action");
  expect((await stripe.paymentIntents.cancel(asked.id)).next_action).toBeNull();
});

test("a deposit is taken at once", async () => {
  const paid = await paidIntent(bench, 500_000);
  expect(paid).toMatchObject({ status: "succeeded", amount_received: 500_000 });
  const charge = await latestCharge(paid);
  expect(charge).toMatchObject({ captured: true, amount_captured: 500_000 });
  expect(charge.balance_transaction).toMatch(/^txn_/);
  expect(charge.payment_method_details?.card?.capture_before).toBeUndefined();
});

test("what is already settled can be neither captured nor cancelled nor confirmed again", async () => {
  const paid = await paidIntent(bench);
  const gone = await stripe.paymentIntents.cancel((await heldIntent(bench)).id);
  const held = await heldIntent(bench);
  const calls: [Promise<unknown>, string][] = [
    [stripe.paymentIntents.capture(paid.id), "already been captured"],
    [stripe.paymentIntents.capture(gone.id), "status of canceled"],
    [stripe.paymentIntents.cancel(paid.id), "status of succeeded"],
    [stripe.paymentIntents.cancel(gone.id), "status of canceled"],
    [
      stripe.paymentIntents.confirm(paid.id, { payment_method: "pm_card_visa" }),
      "already succeeded",
    ],
    [
      stripe.paymentIntents.confirm(held.id, { payment_method: "pm_card_visa" }),
      "requires_capture",
    ],
  ];
  for (const [call, words] of calls) {
    // oxlint-disable-next-line no-await-in-loop
    const error = await errorOf(call);
    expect(error).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
    expect(error.message).toContain(words);
    expect(error.payment_intent?.status).toMatch(/succeeded|canceled|requires_capture/);
  }
});

test("price, customer and words can change until the card is charged", async () => {
  const customer = await stripe.customers.create({ name: "Åsa" });
  const { id } = await stripe.paymentIntents.create({ ...holdOf(), metadata: { a: "1", b: "2" } });
  const changed = await stripe.paymentIntents.update(id, {
    amount: 900_000,
    customer: customer.id,
    description: "Husbil, 3 nätter",
    metadata: { a: "", c: "3" },
  });
  expect(changed).toMatchObject({ amount: 900_000, customer: customer.id });
  expect(changed.metadata).toEqual({ b: "2", c: "3" });
  expect((await stripe.paymentIntents.update(id, { metadata: "" })).metadata).toEqual({});

  const held = await heldIntent(bench);
  const error = await errorOf(stripe.paymentIntents.update(held.id, { amount: 1000 }));
  expect(error.code).toBe("payment_intent_unexpected_state");
  const named = await stripe.paymentIntents.update(held.id, { metadata: { bookingId: "7" } });
  expect(named.metadata).toEqual({ bookingId: "7" });
});

test("somebody who tries card after card is shut out", async () => {
  const { id } = await stripe.paymentIntents.create(holdOf());
  for (let tries = 0; tries < 50; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await errorOf(stripe.paymentIntents.confirm(id, { payment_method: "pm_card_chargeDeclined" }));
  }
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "canceled",
    cancellation_reason: "automatic",
  });
});

test("money shows on the balance a moment later when the shop asked for the slow way", async () => {
  const paid = await stripe.paymentIntents.create({
    amount: 50_000,
    currency: "sek",
    payment_method: "pm_card_visa",
    confirm: true,
  });
  expect(paid).toMatchObject({ capture_method: "automatic_async", status: "succeeded" });
  expect((await latestCharge(paid)).balance_transaction).toBeNull();
  bench.clock.advance(2);
  expect((await latestCharge(paid)).balance_transaction).toMatch(/^txn_/);
});
