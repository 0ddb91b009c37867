import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DISPUTED, disputedPayment, disputeOf } from "./dispute-bench.ts";
import {
  errorOf,
  heldIntent,
  idOf,
  openBench,
  paidIntent,
  typedCard,
  type Bench,
} from "./test-bench.ts";

const FEE = 20_000;
const DAY = 24 * 60 * 60;

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

async function chargeOf(intent: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  return stripe.charges.retrieve(idOf(intent.latest_charge));
}

test("a customer who calls a payment fraud has the money back at once, at the shop's cost", async () => {
  const paid = await paidIntent(bench, 500_000, DISPUTED);
  expect(paid.status).toBe("succeeded");
  const dispute = await disputeOf(bench, paid.id);
  expect(dispute).toMatchObject({
    id: expect.stringMatching(/^du_/),
    amount: 500_000,
    currency: "sek",
    charge: paid.latest_charge,
    payment_intent: paid.id,
    reason: "fraudulent",
    status: "needs_response",
    is_charge_refundable: false,
    balance_transactions: [
      {
        amount: -500_000,
        fee: FEE,
        net: -500_000 - FEE,
        type: "adjustment",
        reporting_category: "dispute",
        source: dispute.id,
        fee_details: [{ amount: FEE, description: "Dispute fee" }],
      },
    ],
  });
  expect(await chargeOf(paid)).toMatchObject({ disputed: true, amount_refunded: 0 });
  const [movement] = dispute.balance_transactions;
  expect(await stripe.balanceTransactions.retrieve(movement!.id)).toMatchObject(movement!);
});

test("nobody can object to money that is only held, but to all that is captured", async () => {
  const held = await heldIntent(bench, 100_000, DISPUTED);
  expect((await stripe.disputes.list({ payment_intent: held.id })).data).toEqual([]);
  expect((await chargeOf(held)).disputed).toBe(false);
  await stripe.paymentIntents.capture(held.id, { amount_to_capture: 60_000 });
  expect((await disputeOf(bench, held.id)).amount).toBe(60_000);
  expect((await chargeOf(held)).disputed).toBe(true);
});

test("a card typed in the browser is disputed like any other", async () => {
  const created = await stripe.paymentIntents.create({ amount: 5000, currency: "sek" });
  await bench.browser("POST", `/v1/payment_intents/${created.id}/confirm`, {
    client_secret: String(created.client_secret),
    ...typedCard("4000 0000 0000 0259"),
  });
  bench.clock.advance(1);
  const charge = await chargeOf(await stripe.paymentIntents.retrieve(created.id));
  expect(charge).toMatchObject({ disputed: true, balance_transaction: expect.any(String) });
});

test("the shop has until the end of the ninth day to answer", async () => {
  const { evidence_details: details } = await disputedPayment(bench, 5000);
  const due = new Date(Number(details.due_by) * 1000);
  expect(due.toISOString()).toBe("2027-03-09T23:59:59.000Z");
});

test("what has been charged back cannot be refunded on top", async () => {
  const { id, charge } = await disputedPayment(bench, 100_000);
  const open = await errorOf(stripe.refunds.create({ charge: idOf(charge), amount: 500 }));
  expect(open).toMatchObject({ statusCode: 400, code: "charge_disputed" });
  await stripe.disputes.close(id);
  const lost = await errorOf(stripe.refunds.create({ charge: idOf(charge) }));
  expect(lost.code).toBe("charge_disputed");
});

test("disputes are listed newest first, by charge and by payment, a page at a time", async () => {
  const first = await disputedPayment(bench, 5000);
  const second = await disputedPayment(bench, 6000);
  const page = await stripe.disputes.list({ limit: 1 });
  expect(page).toMatchObject({ has_more: true, data: [{ id: second.id }] });
  const next = await stripe.disputes.list({ limit: 1, starting_after: second.id });
  expect(next.data).toMatchObject([{ id: first.id }]);
  const { data } = await stripe.disputes.list({
    charge: idOf(first.charge),
    expand: ["data.charge", "data.payment_intent"],
  });
  expect(data).toMatchObject([
    { id: first.id, charge: { disputed: true }, payment_intent: { status: "succeeded" } },
  ]);
});

test("a dispute nobody answers in time is lost", async () => {
  const { id, evidence_details: details } = await disputedPayment(bench, 5000);
  bench.clock.advance(Number(details.due_by) - bench.clock.now.getTime() / 1000);
  expect((await stripe.disputes.retrieve(id)).status).toBe("needs_response");
  bench.clock.advance(DAY);
  expect((await stripe.disputes.retrieve(id)).status).toBe("lost");
});

test("disputes are the shop's business, not a visitor's", async () => {
  const { id } = await disputedPayment(bench, 5000);
  const looked = await bench.browser("GET", `/v1/disputes/${id}`, {});
  const closed = await bench.browser("POST", `/v1/disputes/${id}/close`, {});
  expect([looked.status, closed.status]).toEqual([403, 403]);
  const unknown = await errorOf(stripe.disputes.retrieve("du_no"));
  expect(unknown).toMatchObject({ statusCode: 404, code: "resource_missing", param: "dispute" });
});
