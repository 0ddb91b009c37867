import type { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  errorOf,
  heldIntent,
  holdOf,
  openBench,
  openMailbox,
  paidIntent,
  type Bench,
  type Mailbox,
} from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;
let mailbox: Mailbox;

beforeEach(async () => {
  bench = await openBench();
  ({ stripe } = bench);
  mailbox = await openMailbox();
  bench.sandbox.deliverTo(mailbox.url);
});
afterEach(async () => {
  await bench.close();
  await mailbox.close();
  expect([...bench.shapeFaults, ...mailbox.shapeFaults]).toEqual([]);
});

async function heard(): Promise<string[]> {
  await bench.sandbox.tick();
  return mailbox.received.map(({ event }) => event.type);
}

async function heardSince(act: () => Promise<unknown>): Promise<string[]> {
  const before = (await heard()).length;
  await act();
  return (await heard()).slice(before).toSorted();
}

test("the shop hears of each step of a held payment", async () => {
  const { id } = await stripe.paymentIntents.create(holdOf());
  expect(await heard()).toEqual(["payment_intent.created"]);
  expect(
    await heardSince(() => stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" })),
  ).toEqual(["charge.succeeded", "payment_intent.amount_capturable_updated"]);
  expect(await heardSince(() => stripe.paymentIntents.capture(id))).toEqual([
    "charge.captured",
    "payment_intent.succeeded",
  ]);
  expect(await heardSince(() => stripe.refunds.create({ payment_intent: id }))).toEqual([
    "charge.refunded",
    "refund.created",
  ]);
});

test("the shop hears of declines, questions from the bank, deposits and cancellations", async () => {
  const declined = { ...holdOf(), payment_method: "pm_card_chargeDeclined", confirm: true };
  expect(await heardSince(() => errorOf(stripe.paymentIntents.create(declined)))).toEqual([
    "charge.failed",
    "payment_intent.created",
    "payment_intent.payment_failed",
  ]);
  const asked = (): Promise<unknown> => heldIntent(bench, 5000, "pm_card_threeDSecure2Required");
  expect(await heardSince(asked)).toContain("payment_intent.requires_action");
  expect(await heardSince(() => paidIntent(bench))).toEqual([
    "charge.succeeded",
    "payment_intent.created",
    "payment_intent.succeeded",
  ]);
  const { id } = await heldIntent(bench);
  expect(await heardSince(() => stripe.paymentIntents.cancel(id))).toEqual([
    "charge.refunded",
    "payment_intent.canceled",
    "refund.created",
  ]);
});

test("an event is signed so that the official SDK believes it, and a forged one is not", async () => {
  await heldIntent(bench);
  await heard();
  const { raw, signature } = mailbox.received.at(-1)!;
  const { webhookSecret } = bench.sandbox;
  const at = bench.clock.now.getTime();
  const check = (payload: string, secret = webhookSecret, receivedAt = at): Stripe.Event =>
    stripe.webhooks.constructEvent(payload, signature, secret, 300, undefined, receivedAt);
  expect(check(raw).type).toBe("payment_intent.amount_capturable_updated");
  expect(() => check(raw.replace("requires_capture", "succeeded"))).toThrow(/signature/i);
  expect(() => check(raw, "whsec_other")).toThrow(/signature/i);
  expect(() => check(raw, webhookSecret, at + 301_000)).toThrow(/tolerance/i);
});

test("an event says which request caused it", async () => {
  const intent = await stripe.paymentIntents.create(holdOf(), { idempotencyKey: "cause" });
  await heard();
  expect(mailbox.received[0]?.event).toMatchObject({
    api_version: "2026-10-28.endive",
    pending_webhooks: 1,
    request: { id: intent.lastResponse.requestId, idempotency_key: "cause" },
    data: { object: { id: intent.id } },
  });
});

test("an event the shop did not take comes again, later and later, until it does", async () => {
  mailbox.answers.push(500, 302, 404);
  const { id } = await stripe.paymentIntents.create(holdOf());
  expect(await heard()).toHaveLength(1);
  expect(await heard()).toHaveLength(1);
  bench.clock.advance(1);
  expect(await heard()).toHaveLength(2);
  bench.clock.advance(4);
  expect(await heard()).toHaveLength(2);
  bench.clock.advance(1);
  expect(await heard()).toHaveLength(3);
  bench.clock.advance(30);
  expect(await heard()).toHaveLength(4);
  bench.clock.advance(3600);
  expect(await heard()).toHaveLength(4);
  expect(new Set(mailbox.received.map(({ event }) => event.id)).size).toBe(1);
  expect(mailbox.received[3]?.event.data.object).toMatchObject({ id });
});

test("after three days the sandbox gives up, and the event can still be looked up", async () => {
  mailbox.answers.push(...Array.from({ length: 100 }, () => 500));
  await stripe.paymentIntents.create(holdOf());
  for (let hours = 0; hours < 100; hours += 1) {
    bench.clock.advance(3600);
    // oxlint-disable-next-line no-await-in-loop
    await bench.sandbox.tick();
  }
  const tries = mailbox.received.length;
  expect(tries).toBeGreaterThan(10);
  bench.clock.advance(30 * 24 * 3600);
  expect(await heard()).toHaveLength(tries);
  const { data } = await stripe.events.list({ delivery_success: false });
  expect(data).toMatchObject([{ type: "payment_intent.created", pending_webhooks: 1 }]);
});

test("an event that was heard is no longer pending", async () => {
  await stripe.paymentIntents.create(holdOf());
  await heard();
  const { id } = mailbox.received[0]!.event;
  expect((await stripe.events.retrieve(id)).pending_webhooks).toBe(0);
  expect((await stripe.events.list({ delivery_success: true })).data).toHaveLength(1);
});

test("events can arrive twice, late, or in the wrong order", async () => {
  const { faults } = bench.sandbox;
  faults.webhooks({ duplicate: true });
  await stripe.customers.create({});
  expect(await heard()).toEqual(["customer.created", "customer.created"]);

  faults.webhooks({ delayMs: 60_000 });
  await stripe.customers.create({});
  expect(await heard()).toHaveLength(2);
  bench.clock.advance(60);
  expect(await heard()).toHaveLength(3);

  faults.webhooks({ paused: true });
  const { id } = await heldIntent(bench);
  await stripe.paymentIntents.capture(id);
  expect(await heard()).toHaveLength(3);
  faults.webhooks({ reverse: true });
  expect((await heard()).slice(3)).toEqual([
    "payment_intent.succeeded",
    "charge.captured",
    "payment_intent.amount_capturable_updated",
    "charge.succeeded",
    "payment_intent.created",
  ]);
});

test("a shop that opens late hears what it missed", async () => {
  const late = await openBench();
  await late.stripe.customers.create({});
  await late.sandbox.tick();
  late.sandbox.deliverTo(mailbox.url);
  await late.sandbox.tick();
  await late.close();
  expect(mailbox.received.map(({ event }) => event.type)).toEqual(["customer.created"]);
});

test("nobody who pays waits for the shop to hear of it", async () => {
  const silent = await openBench();
  // An address where connections are taken and never answered.
  const { createServer } = await import("node:net");
  const hole = createServer(() => {});
  await new Promise<void>((done) => {
    hole.listen(0, "127.0.0.1", done);
  });
  const { port } = hole.address() as { port: number };
  silent.sandbox.deliverTo(`http://127.0.0.1:${port}/`);
  const start = performance.now();
  await heldIntent(silent);
  expect(performance.now() - start).toBeLessThan(2000);
  await silent.close();
  hole.close();
});

test("a shop that is down for a while does not lose events", async () => {
  await mailbox.close();
  await stripe.customers.create({});
  await bench.sandbox.tick();
  mailbox = await openMailbox();
  bench.sandbox.deliverTo(mailbox.url);
  bench.clock.advance(1);
  expect(await heard()).toEqual(["customer.created"]);
});
