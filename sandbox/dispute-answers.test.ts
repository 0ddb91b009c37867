import type { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DISPUTED, disputedPayment, eventsOf, say } from "./dispute-bench.ts";
import {
  errorOf,
  heldIntent,
  idOf,
  openBench,
  openMailbox,
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
});
afterEach(async () => {
  await bench.close();
  await mailbox.close();
  expect([...bench.shapeFaults, ...mailbox.shapeFaults]).toEqual([]);
});

test("the shop hears that the money was taken, disputed and withdrawn, in that order", async () => {
  const { id } = await heldIntent(bench, 100_000, DISPUTED);
  expect(await eventsOf(bench, () => stripe.paymentIntents.capture(id))).toEqual([
    "charge.captured",
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    "payment_intent.succeeded",
  ]);
});

test("a dispute the shop wins brings the money back, but not the fee", async () => {
  const { id, charge } = await disputedPayment(bench, 100_000);
  expect(await eventsOf(bench, () => say(bench, id, "winning_evidence"))).toEqual([
    "charge.dispute.updated",
    "charge.dispute.funds_reinstated",
    "charge.dispute.closed",
  ]);
  const won = await stripe.disputes.retrieve(id);
  expect(won).toMatchObject({
    status: "won",
    is_charge_refundable: true,
    balance_transactions: [
      { amount: -100_000, net: -120_000 },
      {
        amount: 100_000,
        fee: 0,
        net: 100_000,
        type: "adjustment",
        reporting_category: "dispute_reversal",
        source: id,
      },
    ],
  });
  const refund = await stripe.refunds.create({ charge: idOf(charge), amount: 500 });
  expect(refund.status).toBe("succeeded");
});

test("a dispute the shop loses stays paid back", async () => {
  const { id } = await disputedPayment(bench, 100_000);
  expect(await eventsOf(bench, () => say(bench, id, "losing_evidence"))).toEqual([
    "charge.dispute.updated",
    "charge.dispute.closed",
  ]);
  const lost = await stripe.disputes.retrieve(id);
  expect(lost).toMatchObject({ status: "lost", is_charge_refundable: false });
  expect(lost.balance_transactions).toHaveLength(1);
});

test("a shop that accepts a dispute has lost it, for good", async () => {
  const { id } = await disputedPayment(bench, 100_000);
  expect(await eventsOf(bench, () => stripe.disputes.close(id))).toEqual(["charge.dispute.closed"]);
  expect((await stripe.disputes.retrieve(id)).status).toBe("lost");
  for (const again of [say(bench, id, "winning_evidence"), stripe.disputes.close(id)]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await errorOf(again)).toMatchObject({
      statusCode: 400,
      message: "This dispute is already closed",
    });
  }
});

test("evidence can be gathered first and sent later", async () => {
  const { id } = await disputedPayment(bench, 100_000);
  const gathered = await stripe.disputes.update(id, {
    evidence: { uncategorized_text: "winning_evidence", customer_name: "Åsa Öberg" },
    metadata: { booking: "7" },
    submit: false,
  });
  expect(gathered).toMatchObject({
    status: "needs_response",
    evidence: { customer_name: "Åsa Öberg" },
    evidence_details: { has_evidence: true, submission_count: 0 },
    metadata: { booking: "7" },
  });
  const sent = await stripe.disputes.update(id, { submit: true });
  expect(sent).toMatchObject({ status: "won", evidence_details: { submission_count: 1 } });
});

test("the bank thinks for as long as it likes about ordinary words", async () => {
  const { id } = await disputedPayment(bench, 100_000);
  const sent = await say(bench, id, "Kunden hämtade husbilen själv.");
  expect(sent).toMatchObject({
    status: "under_review",
    evidence_details: { submission_method: "manual", past_due: false },
  });
  bench.clock.advance(60 * 24 * 60 * 60);
  expect((await stripe.disputes.retrieve(id)).status).toBe("under_review");
  expect((await say(bench, id, "winning_evidence")).status).toBe("won");
});

test("no file stands behind an id the shop has made up", async () => {
  const { id } = await disputedPayment(bench, 100_000);
  const error = await errorOf(stripe.disputes.update(id, { evidence: { receipt: "file_1" } }));
  expect(error).toMatchObject({ code: "resource_missing", param: "evidence[receipt]" });
});

test("the shop is told of a dispute with the dispute itself", async () => {
  bench.sandbox.deliverTo(mailbox.url);
  const { id } = await disputedPayment(bench, 100_000);
  await bench.sandbox.tick();
  await stripe.disputes.close(id);
  await bench.sandbox.tick();
  const told = mailbox.received.filter(({ event }) => event.type.startsWith("charge.dispute."));
  expect(told.map(({ event }) => event.data.object)).toMatchObject([
    { id, object: "dispute", status: "needs_response" },
    { id, object: "dispute", status: "needs_response" },
    { id, object: "dispute", status: "lost" },
  ]);
});
