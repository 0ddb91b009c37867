import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { errorOf, holdOf, openBench, typedCard, type Answer, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

async function payInBrowser(card: Record<string, string>): Promise<Answer & { id: string }> {
  const { id, client_secret: secret } = await stripe.paymentIntents.create(holdOf());
  const answer = await bench.browser("POST", `/v1/payment_intents/${id}/confirm`, {
    client_secret: String(secret),
    ...card,
  });
  return { ...answer, id };
}

test.each([
  ["4242424242424242", "visa", "credit"],
  ["4000056655665556", "visa", "debit"],
  ["5555555555554444", "mastercard", "credit"],
  ["2223003122003222", "mastercard", "credit"],
  ["5200828282828210", "mastercard", "debit"],
  ["5105105105105100", "mastercard", "prepaid"],
  ["378282246310005", "amex", "credit"],
  ["4000000000000077", "visa", "credit"],
  ["4000007520000008", "visa", "credit"],
  ["4000000000005126", "visa", "credit"],
  ["4000000000003055", "visa", "credit"],
])("the test card %s is accepted as a %s %s card", async (number, brand, funding) => {
  const { status, body, id } = await payInBrowser(typedCard(number));
  expect([status, body.status]).toEqual([200, "requires_capture"]);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
    expand: ["latest_charge"],
  });
  expect((charge as Stripe.Charge).payment_method_details?.card).toMatchObject({
    brand,
    funding,
    last4: number.slice(-4),
    exp_month: 12,
    exp_year: 2034,
    checks: { cvc_check: "pass" },
  });
});

test.each([
  ["4000000000000002", "card_declined", "generic_decline"],
  ["4000000000009995", "card_declined", "insufficient_funds"],
  ["4000000000009987", "card_declined", "lost_card"],
  ["4000000000009979", "card_declined", "stolen_card"],
  ["4000000000006975", "card_declined", "card_velocity_exceeded"],
  ["4000000000000069", "expired_card", "expired_card"],
  ["4000000000000127", "incorrect_cvc", "incorrect_cvc"],
  ["4000000000000119", "processing_error", "processing_error"],
  ["4000008400001280", "processing_error", "processing_error"],
  // Anybody's real card: turned away, because this is a test.
  ["4539578763621486", "card_declined", "test_mode_live_card"],
])("the test card %s is declined with %s / %s", async (number, code, declineCode) => {
  const { status, body, id } = await payInBrowser(typedCard(number));
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ type: "card_error", code, decline_code: declineCode });
  expect(body.error.payment_intent.status).toBe("requires_payment_method");

  const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  expect(intent).toMatchObject({
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: { code, message: body.error.message, payment_method: { type: "card" } },
    latest_charge: {
      id: body.error.charge,
      paid: false,
      status: "failed",
      captured: false,
      failure_code: code,
      outcome: { type: "issuer_declined", network_status: "declined_by_network" },
    },
  });
});

test("after a decline another card pays the same booking", async () => {
  const { id } = await payInBrowser(typedCard("4000000000000002"));
  const held = await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
  expect(held).toMatchObject({ status: "requires_capture", last_payment_error: null });
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(2);
});

test.each([
  ["4242424242424241", {}, "incorrect_number", "number"],
  ["1234", {}, "invalid_number", "number"],
  ["4242424242424242", { exp_month: "13" }, "invalid_expiry_month", "exp_month"],
  ["4242424242424242", { exp_year: "2026" }, "invalid_expiry_year", "exp_year"],
  ["4242424242424242", { exp_month: "2", exp_year: "27" }, "invalid_expiry_month", "exp_month"],
  ["4242424242424242", { cvc: "12" }, "invalid_cvc", "cvc"],
])("a mistyped card (%s %o) is sent back as %s", async (number, wrong, code, param) => {
  const fields = Object.entries(wrong).map(([name, value]) => [
    `payment_method_data[card][${name}]`,
    value,
  ]);
  const { status, body, id } = await payInBrowser(
    typedCard(number, Object.fromEntries(fields) as Record<string, string>),
  );
  expect([status, body.error.code, body.error.param]).toEqual([402, code, param]);
  expect((await stripe.paymentIntents.retrieve(id)).latest_charge).toBeNull();
});

test("a card valid through this month is still good", async () => {
  const card = typedCard("4242424242424242", {
    "payment_method_data[card][exp_month]": "3",
    "payment_method_data[card][exp_year]": "27",
  });
  expect((await payInBrowser(card)).body.status).toBe("requires_capture");
});

test("a failed check of the security code is noted", async () => {
  const { id } = await payInBrowser(typedCard("4000000000000101"));
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
    expand: ["latest_charge"],
  });
  const { card } = (charge as Stripe.Charge).payment_method_details!;
  expect(card?.checks?.cvc_check).toBe("fail");
});

test("no card number is kept anywhere the shop can look", async () => {
  const { id } = await payInBrowser(typedCard("5555555555554444"));
  const intent = await stripe.paymentIntents.retrieve(id, {
    expand: ["latest_charge", "payment_method"],
  });
  const events = await stripe.events.list({ limit: 100 });
  expect(JSON.stringify([intent, events])).not.toContain("5555555555554444");
});

test("a shop's server may not send card numbers itself", async () => {
  const create = stripe.paymentMethods.create({
    type: "card",
    card: { number: "4242424242424242", exp_month: 12, exp_year: 2034, cvc: "123" },
  });
  expect((await errorOf(create)).message).toContain("generally unsafe");
  const byToken = await stripe.paymentMethods.create({ type: "card", card: { token: "tok_visa" } });
  expect((await stripe.paymentMethods.retrieve(byToken.id)).card?.last4).toBe("4242");
});

test("a card whose bank insists on asking is refused when nobody is there to answer", async () => {
  const alone = { ...holdOf(), confirm: true, off_session: true };
  const refused = await errorOf(
    stripe.paymentIntents.create({ ...alone, payment_method: "pm_card_authenticationRequired" }),
  );
  expect(refused).toMatchObject({
    code: "authentication_required",
    decline_code: "authentication_required",
  });
  const setUp = "pm_card_authenticationRequiredSetupForOffSession";
  const passed = await stripe.paymentIntents.create({ ...alone, payment_method: setUp });
  expect(passed.status).toBe("requires_capture");
});
