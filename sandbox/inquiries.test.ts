import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { disputedPayment, eventsOf, INQUIRED, say } from "./dispute-bench.ts";
import { errorOf, idOf, openBench, type Bench } from "./test-bench.ts";

const DAY = 24 * 60 * 60;

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

test("a bank that only asks takes no money", async () => {
  const inquiry = await disputedPayment(bench, 500_000, INQUIRED);
  expect(inquiry).toMatchObject({
    status: "warning_needs_response",
    is_charge_refundable: true,
    balance_transactions: [],
    payment_method_details: { card: { case_type: "inquiry" } },
  });
  expect((await stripe.charges.retrieve(idOf(inquiry.charge))).disputed).toBe(true);
});

test("the shop hears of an inquiry, and of no money withdrawn", async () => {
  const events = await eventsOf(bench, () => disputedPayment(bench, 5000, INQUIRED));
  expect(events.slice(-3)).toEqual([
    "charge.succeeded",
    "charge.dispute.created",
    "payment_intent.succeeded",
  ]);
});

test("a customer whose bank only asks can be refunded", async () => {
  const { charge } = await disputedPayment(bench, 100_000, INQUIRED);
  expect((await stripe.refunds.create({ charge: idOf(charge) })).status).toBe("succeeded");
});

test.each(["winning_evidence", "losing_evidence"])(
  "an inquiry answered with %s is closed and has moved no money",
  async (words) => {
    const { id } = await disputedPayment(bench, 100_000, INQUIRED);
    expect(await eventsOf(bench, () => say(bench, id, words))).toEqual([
      "charge.dispute.updated",
      "charge.dispute.closed",
    ]);
    const closed = await stripe.disputes.retrieve(id);
    expect(closed).toMatchObject({ status: "warning_closed", balance_transactions: [] });
  },
);

test("an inquiry the shop does not wish to answer can be closed", async () => {
  const { id } = await disputedPayment(bench, 100_000, INQUIRED);
  expect((await stripe.disputes.close(id)).status).toBe("warning_closed");
});

test("an inquiry can turn into a dispute of what has not been refunded", async () => {
  const { id, charge } = await disputedPayment(bench, 100_000, INQUIRED);
  await stripe.refunds.create({ charge: idOf(charge), amount: 30_000 });
  expect(await eventsOf(bench, () => say(bench, id, "escalate_inquiry_evidence"))).toEqual([
    "charge.dispute.updated",
    "charge.dispute.updated",
    "charge.dispute.funds_withdrawn",
  ]);
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    status: "needs_response",
    amount: 70_000,
    balance_transactions: [{ amount: -70_000 }],
  });
  const refused = await errorOf(stripe.refunds.create({ charge: idOf(charge) }));
  expect(refused.code).toBe("charge_disputed");
});

test("an inquiry about money that was given back leads to nothing", async () => {
  const { id, charge } = await disputedPayment(bench, 100_000, INQUIRED);
  await stripe.refunds.create({ charge: idOf(charge) });
  const closed = await say(bench, id, "escalate_inquiry_evidence");
  expect(closed).toMatchObject({ status: "warning_closed", balance_transactions: [] });
});

test("an inquiry nobody pursues ends by itself", async () => {
  const { id } = await disputedPayment(bench, 5000, INQUIRED);
  bench.clock.advance(119 * DAY);
  expect((await stripe.disputes.retrieve(id)).status).toBe("warning_needs_response");
  bench.clock.advance(DAY);
  expect((await stripe.disputes.retrieve(id)).status).toBe("warning_closed");
});
