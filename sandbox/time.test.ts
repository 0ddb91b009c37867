import type { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { errorOf, heldIntent, openBench, type Bench } from "./test-bench.ts";

const WEEK = 7 * 24 * 60 * 60;

let bench: Bench;
let stripe: Stripe;

beforeEach(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(async () => {
  await bench.close();
  expect(bench.shapeFaults).toEqual([]);
});

test("a hold nobody captured in time is let go of by itself", async () => {
  const { id } = await heldIntent(bench);
  bench.clock.advance(WEEK - 1);
  await bench.sandbox.tick();
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_capture");

  bench.clock.advance(1);
  const lapsed = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.refunds"] });
  expect(lapsed).toMatchObject({
    status: "canceled",
    cancellation_reason: "automatic",
    amount_capturable: 0,
    latest_charge: {
      refunded: true,
      captured: false,
      amount_refunded: 1_250_000,
      refunds: { data: [{ reason: "expired_uncaptured_charge", balance_transaction: null }] },
    },
  });
  const { data } = await stripe.events.list({ limit: 2 });
  expect(data.map(({ type, request }) => [type, request?.id])).toEqual([
    ["payment_intent.canceled", null],
    ["charge.expired", null],
  ]);
  const late = await errorOf(stripe.paymentIntents.capture(id));
  expect(late).toMatchObject({
    code: "payment_intent_unexpected_state",
    payment_intent: { status: "canceled" },
  });
});

test("what was captured in time stays captured", async () => {
  const { id } = await heldIntent(bench);
  bench.clock.advance(WEEK - 1);
  await stripe.paymentIntents.capture(id);
  bench.clock.advance(WEEK);
  await bench.sandbox.tick();
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
});

test("every hold lapses at its own time", async () => {
  const early = await heldIntent(bench);
  bench.clock.advance(3600);
  const late = await heldIntent(bench);
  bench.clock.advance(WEEK - 3600);
  const statuses = await Promise.all(
    [early, late].map(async ({ id }) => (await stripe.paymentIntents.retrieve(id)).status),
  );
  expect(statuses).toEqual(["canceled", "requires_capture"]);
});
