import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { errorOf, heldIntent, holdOf, openBench, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;
let made: string[];

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
  made = [];
  for (let index = 0; index < 25; index += 1) {
    bench.clock.advance(10);
    // oxlint-disable-next-line no-await-in-loop
    const { id } = await stripe.paymentIntents.create(holdOf(1000 + index));
    made.unshift(id);
  }
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

test("the newest ten come first", async () => {
  const { data, has_more: more, url } = await stripe.paymentIntents.list();
  expect(data.map(({ id }) => id)).toEqual(made.slice(0, 10));
  expect([more, url]).toEqual([true, "/v1/payment_intents"]);
});

test("paging through meets every payment exactly once", async () => {
  const seen: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 7 })) seen.push(id);
  expect(seen).toEqual(made);
});

test("one can page backwards", async () => {
  const page = await stripe.paymentIntents.list({ limit: 3, ending_before: made[10]! });
  expect(page.data.map(({ id }) => id)).toEqual(made.slice(7, 10));
  expect(page.has_more).toBe(true);
});

test("a span of time narrows the list", async () => {
  const { created } = await stripe.paymentIntents.retrieve(made[5]!);
  const since = await stripe.paymentIntents.list({ created: { gte: created }, limit: 100 });
  expect(since.data.map(({ id }) => id)).toEqual(made.slice(0, 6));
  const before = await stripe.paymentIntents.list({ created: { lt: created }, limit: 100 });
  expect(before.data.map(({ id }) => id)).toEqual(made.slice(6));
  const then = await stripe.paymentIntents.list({ created });
  expect(then.data.map(({ id }) => id)).toEqual([made[5]]);
});

test("a list can be one customer's, with charges and cards filled in", async () => {
  const customer = await stripe.customers.create({ email: "asa@example.se" });
  const intent = await stripe.paymentIntents.create({
    ...holdOf(),
    customer: customer.id,
    payment_method: "pm_card_visa",
    confirm: true,
  });
  const { data } = await stripe.paymentIntents.list({
    customer: customer.id,
    expand: ["data.latest_charge.payment_intent", "data.customer", "data.payment_method"],
  });
  expect(data).toMatchObject([
    {
      id: intent.id,
      customer: { email: "asa@example.se" },
      payment_method: { card: { last4: "4242" } },
      latest_charge: { captured: false, payment_intent: { id: intent.id } },
    },
  ]);
  const charges = await stripe.charges.list({ customer: customer.id });
  expect(charges.data.map(({ payment_intent: id }) => id)).toEqual([intent.id]);
});

test("a list of refunds can be one payment's", async () => {
  const { id } = await stripe.paymentIntents.capture((await heldIntent(bench)).id);
  const first = await stripe.refunds.create({ payment_intent: id, amount: 1 });
  const second = await stripe.refunds.create({ payment_intent: id, amount: 2 });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data.map((refund) => refund.id)).toEqual([second.id, first.id]);
});

test("expanding reaches through to the balance", async () => {
  const { id } = await stripe.paymentIntents.capture((await heldIntent(bench)).id);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
    expand: ["latest_charge.balance_transaction"],
  });
  expect(charge).toMatchObject({ balance_transaction: { object: "balance_transaction" } });
});

test("a list asked for wrongly is refused", async () => {
  const tooMany = await errorOf(stripe.paymentIntents.list({ limit: 101 }));
  expect(tooMany.param).toBe("limit");
  const nowhere = await errorOf(stripe.paymentIntents.list({ starting_after: "pi_no" }));
  expect(nowhere).toMatchObject({ code: "resource_missing", param: "starting_after" });
  const unexpandable = await errorOf(stripe.paymentIntents.list({ expand: ["latest_charge"] }));
  expect(unexpandable.param).toBe("expand[0]");
  const tooDeep = await errorOf(
    stripe.paymentIntents.list({ expand: ["data.latest_charge.customer.a.b"] }),
  );
  expect(tooDeep.message).toContain("4 levels");
});
