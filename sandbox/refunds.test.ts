import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { errorOf, heldIntent, idOf, openBench, paidIntent, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

test("a payment can be given back in parts, until nothing is left", async () => {
  const { id } = await paidIntent(bench, 100_000);
  const first = await stripe.refunds.create({
    payment_intent: id,
    amount: 30_000,
    reason: "requested_by_customer",
    metadata: { booking: "7" },
  });
  expect(first).toMatchObject({ amount: 30_000, status: "succeeded", payment_intent: id });
  const tooMuch = await errorOf(stripe.refunds.create({ payment_intent: id, amount: 70_001 }));
  expect(tooMuch).toMatchObject({ statusCode: 400, param: "amount" });
  expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(70_000);
  const nothingLeft = await errorOf(stripe.refunds.create({ payment_intent: id }));
  expect(nothingLeft.code).toBe("charge_already_refunded");

  const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.refunds"] });
  expect(intent).toMatchObject({
    status: "succeeded",
    amount_received: 100_000,
    latest_charge: { amount_refunded: 100_000, refunded: true },
  });
  const charge = intent.latest_charge as Stripe.Charge;
  expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([70_000, 30_000]);
});

test("only what was captured can be given back", async () => {
  const { id } = await heldIntent(bench, 100_000);
  await stripe.paymentIntents.capture(id, { amount_to_capture: 60_000 });
  const tooMuch = await errorOf(stripe.refunds.create({ payment_intent: id, amount: 60_001 }));
  expect(tooMuch.param).toBe("amount");
  expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(60_000);
});

test("a held payment is cancelled, not refunded", async () => {
  const { id } = await heldIntent(bench);
  const error = await errorOf(stripe.refunds.create({ payment_intent: id }));
  expect(error).toMatchObject({ statusCode: 400, code: "payment_intent_unexpected_state" });
});

test("a refund needs to know of what", async () => {
  const nothing = await errorOf(stripe.refunds.create({}));
  expect(nothing.code).toBe("parameter_missing");
  const nobody = await errorOf(stripe.refunds.create({ payment_intent: "pi_no" }));
  expect(nobody.code).toBe("resource_missing");
  const charge = await errorOf(stripe.refunds.create({ charge: "ch_no" }));
  expect(charge.code).toBe("resource_missing");
});

test("a refund can be looked up and annotated", async () => {
  const { latest_charge: charge } = await paidIntent(bench);
  const refund = await stripe.refunds.create({ charge: idOf(charge), amount: 500 });
  await stripe.refunds.update(refund.id, { metadata: { voucher: "A12" } });
  const found = await stripe.refunds.retrieve(refund.id, { expand: ["charge", "payment_intent"] });
  expect(found).toMatchObject({ metadata: { voucher: "A12" }, charge: { amount_refunded: 500 } });
});

test("a refund the bank sends back fails later, and the money is the shop's again", async () => {
  const { id, latest_charge: charge } = await paidIntent(bench, 100_000, "pm_card_refundFail");
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 40_000 });
  expect(refund.status).toBe("succeeded");
  await bench.sandbox.tick();
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");

  bench.clock.advance(1);
  await bench.sandbox.tick();
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: "failed" });
  expect(await stripe.charges.retrieve(idOf(charge))).toMatchObject({ amount_refunded: 0 });
  const { data } = await stripe.events.list({ types: ["refund.failed", "charge.refund.updated"] });
  expect(data.map(({ type }) => type)).toEqual(["refund.failed", "charge.refund.updated"]);
});

test("some refunds are on their way for a while", async () => {
  const { id } = await paidIntent(bench, 100_000, "pm_card_pendingRefund");
  const refund = await stripe.refunds.create({ payment_intent: id });
  expect(refund.status).toBe("pending");
  bench.clock.advance(2);
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
});
