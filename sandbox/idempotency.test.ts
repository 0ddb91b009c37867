import { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { errorOf, heldIntent, holdOf, openBench, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

test("the same order sent twice is one payment", async () => {
  const idempotencyKey = "order-1";
  const first = await stripe.paymentIntents.create(holdOf(), { idempotencyKey });
  const second = await stripe.paymentIntents.create(holdOf(), { idempotencyKey });
  expect(second.id).toBe(first.id);
  const [told, retold] = [first, second].map(
    ({ lastResponse }) => new Headers(lastResponse.headers as Record<string, string>),
  );
  expect(told?.get("idempotent-replayed")).toBeNull();
  expect(retold?.get("idempotent-replayed")).toBe("true");
  expect(retold?.get("original-request")).toBe(first.lastResponse.requestId);
});

test("a key keeps its first answer even after the payment has changed", async () => {
  const idempotencyKey = "order-2";
  const { id } = await stripe.paymentIntents.create(holdOf(), { idempotencyKey });
  await stripe.paymentIntents.cancel(id);
  const again = await stripe.paymentIntents.create(holdOf(), { idempotencyKey });
  expect(again).toMatchObject({ id, status: "requires_payment_method" });
});

test("a key cannot be used for another order", async () => {
  const idempotencyKey = "order-3";
  await stripe.paymentIntents.create(holdOf(), { idempotencyKey });
  const other = await errorOf(stripe.paymentIntents.create(holdOf(5000), { idempotencyKey }));
  expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(other.statusCode).toBe(400);
  const elsewhere = await errorOf(stripe.customers.create({}, { idempotencyKey }));
  expect(elsewhere).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test("a mistake in the order does not use up its key", async () => {
  const idempotencyKey = "order-4";
  const wrong = await errorOf(stripe.paymentIntents.create(holdOf(1), { idempotencyKey }));
  expect(wrong.code).toBe("amount_too_small");
  const right = await stripe.paymentIntents.create(holdOf(), { idempotencyKey });
  expect(right.status).toBe("requires_payment_method");
});

test("a decline is repeated for its key, and a new try needs a new key", async () => {
  const { id } = await stripe.paymentIntents.create(holdOf());
  const confirm = (card: string, idempotencyKey: string): Promise<unknown> =>
    stripe.paymentIntents.confirm(id, { payment_method: card }, { idempotencyKey });
  const first = await errorOf(confirm("pm_card_chargeDeclined", "try-1"));
  const replayed = await errorOf(confirm("pm_card_chargeDeclined", "try-1"));
  expect(replayed).toMatchObject({ statusCode: 402, charge: first.charge });
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  await confirm("pm_card_visa", "try-2");
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_capture");
});

test("a capture sent twice takes the money once", async () => {
  const { id } = await heldIntent(bench);
  const idempotencyKey = `capture:7:${id}`;
  const first = await stripe.paymentIntents.capture(id, {}, { idempotencyKey });
  const second = await stripe.paymentIntents.capture(id, {}, { idempotencyKey });
  expect([first.status, second.status]).toEqual(["succeeded", "succeeded"]);
});

test("while an order is being worked on its key is taken", async () => {
  const idempotencyKey = "order-5";
  bench.sandbox.faults.requests({
    match: { method: "POST", path: "^/v1/payment_intents$" },
    kind: "slow",
    times: 1,
    delayMs: 200,
  });
  const slow = stripe.paymentIntents.create(holdOf(), { idempotencyKey });
  await new Promise((done) => setTimeout(done, 50));
  const meanwhile = await errorOf(stripe.paymentIntents.create(holdOf(), { idempotencyKey }));
  expect(meanwhile).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  const { id } = await slow;
  expect((await stripe.paymentIntents.create(holdOf(), { idempotencyKey })).id).toBe(id);
});

test("a key is forgotten after a day", async () => {
  const idempotencyKey = "order-6";
  const { id } = await stripe.paymentIntents.create(holdOf(), { idempotencyKey });
  bench.clock.advance(23 * 60 * 60);
  expect((await stripe.paymentIntents.create(holdOf(), { idempotencyKey })).id).toBe(id);
  bench.clock.advance(2 * 60 * 60);
  expect((await stripe.paymentIntents.create(holdOf(), { idempotencyKey })).id).not.toBe(id);
});
