import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { holdOf, openBench, typedCard, type Answer, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

async function payInBrowser(
  form: Record<string, string>,
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Answer & { id: string }> {
  const created = await stripe.paymentIntents.create({ ...holdOf(), ...more });
  const answer = await bench.browser("POST", `/v1/payment_intents/${created.id}/confirm`, {
    client_secret: String(created.client_secret),
    ...typedCard("4242424242424242"),
    ...form,
  });
  return { ...answer, id: created.id };
}

test("a visitor cannot have a held booking charged at once", async () => {
  const { status, body, id } = await payInBrowser({ capture_method: "automatic" });
  expect([status, body.error.param]).toEqual([400, "capture_method"]);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_payment_method",
    capture_method: "manual",
    latest_charge: null,
  });
});

test.each([
  ["payment_method_options[card][capture_method]", "manual"],
  ["payment_method_options[card][request_three_d_secure]", "any"],
  ["payment_method_options[card][request_extended_authorization]", "if_available"],
  ["payment_method_options[card][moto]", "true"],
  ["off_session", "true"],
  ["error_on_requires_action", "true"],
  ["mandate", "mandate_1"],
  ["radar_options[session]", "rse_1"],
  ["payment_method_types[0]", "card"],
  ["allowed_payment_method_types[0]", "card"],
  ["amount", "300"],
  ["amount_to_confirm", "300"],
  ["currency", "eur"],
  ["customer", "cus_1"],
  ["metadata[bookingId]", "8"],
  ["description", "Gratis"],
])("a visitor has no say about %s", async (name, value) => {
  const { status, body, id } = await payInBrowser({ [name]: value });
  const [param] = /^payment_method_options.*/.exec(name) ?? name.split("[");
  expect([status, body.error.type, body.error.code, body.error.param]).toEqual([
    400,
    "invalid_request_error",
    "parameter_unknown",
    param,
  ]);
  expect((await stripe.paymentIntents.retrieve(id)).latest_charge).toBeNull();
});

test("the shop's own server may say what a visitor may not", async () => {
  const { id } = await stripe.paymentIntents.create(holdOf());
  const paid = await stripe.paymentIntents.confirm(id, {
    payment_method: "pm_card_visa",
    capture_method: "automatic",
  });
  expect(paid.status).toBe("succeeded");
});

test("everything the provider's script sends along is taken", async () => {
  const { status, body } = await payInBrowser({
    key: "pk_sandbox_test",
    _stripe_version: "2026-10-28.endive",
    use_stripe_sdk: "true",
    return_url: "https://shop.test/tack",
    expected_payment_method_type: "card",
    receipt_email: "asa@example.se",
    setup_future_usage: "on_session",
    payment_user_agent: "stripe.js/endive",
    referrer: "https://shop.test",
    "payment_method_data[payment_user_agent]": "stripe.js/endive",
    "payment_method_data[time_on_page]": "1200",
    "payment_method_options[card][network]": "visa",
    "mandate_data[customer_acceptance][type]": "online",
    "client_attribution_metadata[merchant_integration_source]": "elements",
    "shipping[name]": "Åsa Öberg",
    "shipping[address][line1]": "Storgatan 1",
  });
  expect([status, body.status]).toEqual([200, "requires_capture"]);
  expect(body).toMatchObject({ receipt_email: "asa@example.se", shipping: { name: "Åsa Öberg" } });
});

test("a visitor may let the shop keep the card for longer, never for less than the shop asked", async () => {
  const shorter = { setup_future_usage: "on_session" };
  const refused = await payInBrowser(shorter, { setup_future_usage: "off_session" });
  expect([refused.status, refused.body.error.param]).toEqual([400, "setup_future_usage"]);
  const longer = { setup_future_usage: "off_session" };
  const taken = await payInBrowser(longer, { setup_future_usage: "on_session" });
  expect(taken.body).toMatchObject({ status: "requires_capture", ...longer });
});

test("a payment the shop wants to confirm itself is not a visitor's to confirm", async () => {
  const { status, body, id } = await payInBrowser({}, { confirmation_method: "manual" });
  expect([status, body.error.type]).toEqual([400, "invalid_request_error"]);
  expect(body.error.message).toContain("publishable key");
  expect((await stripe.paymentIntents.retrieve(id)).latest_charge).toBeNull();
});
