import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { holdOf, openBench, typedCard, type Answer, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench({
    publicBase: "http://shop.test/sandbox/stripe",
    shopName: "Fjäll & Co",
  });
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

async function newIntent(
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<{ id: string; secret: string }> {
  const created = await stripe.paymentIntents.create({ ...holdOf(), ...more });
  return { id: created.id, secret: String(created.client_secret) };
}

function confirm(id: string, secret: string, form: Record<string, string>): Promise<Answer> {
  return bench.browser("POST", `/v1/payment_intents/${id}/confirm`, {
    client_secret: secret,
    ...form,
  });
}

test("a browser sees its own payment, and nothing the shop keeps to itself", async () => {
  const { id, secret } = await newIntent({ metadata: { bookingId: "7" } });
  await confirm(id, secret, typedCard("4242424242424242"));
  const { status, body } = await bench.browser("GET", `/v1/payment_intents/${id}`, {
    client_secret: secret,
  });
  expect([status, body.status]).toEqual([200, "requires_capture"]);
  for (const hidden of ["metadata", "latest_charge", "customer", "amount_received"]) {
    expect(body).not.toHaveProperty(hidden);
  }
});

test("the secret of one payment opens no other", async () => {
  const mine = await newIntent();
  const theirs = await newIntent();
  const path = `/v1/payment_intents/${theirs.id}`;
  const peek = await bench.browser("GET", path, { client_secret: mine.secret });
  const pay = await confirm(theirs.id, mine.secret, typedCard("4242424242424242"));
  const none = await bench.browser("GET", path, {});
  expect([peek.status, pay.status, none.status]).toEqual([400, 400, 400]);
  expect((await stripe.paymentIntents.retrieve(theirs.id)).status).toBe("requires_payment_method");
});

test("a browser may do nothing that is the shop's to do", async () => {
  const { id, secret } = await newIntent();
  const form = { client_secret: secret };
  const answers = await Promise.all([
    bench.browser("POST", `/v1/payment_intents/${id}/capture`, form),
    bench.browser("POST", `/v1/payment_intents/${id}/cancel`, form),
    bench.browser("POST", `/v1/payment_intents/${id}`, { ...form, amount: "300" }),
    bench.browser("POST", "/v1/payment_intents", { amount: "300", currency: "sek" }),
    bench.browser("POST", "/v1/refunds", { payment_intent: id }),
    bench.browser("GET", "/v1/customers", {}),
    bench.browser("GET", "/v1/events", {}),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
});

test("the key may stand in the form, as the provider's script sends it", async () => {
  const { id, secret } = await newIntent();
  const form = { key: "pk_sandbox_form", client_secret: secret, ...typedCard("4242424242424242") };
  const answer = await fetch(`${bench.url}/v1/payment_intents/${id}/confirm`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  expect(((await answer.json()) as { status: string }).status).toBe("requires_capture");
});

test("two impatient clicks are one payment", async () => {
  const { id, secret } = await newIntent();
  const card = typedCard("4242424242424242");
  const answers = await Promise.all([confirm(id, secret, card), confirm(id, secret, card)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

test("who pays is written on the charge", async () => {
  const { id, secret } = await newIntent();
  const prefix = "payment_method_data[billing_details]";
  await confirm(id, secret, {
    ...typedCard("4242424242424242"),
    [`${prefix}[name]`]: "Åsa Öberg",
    [`${prefix}[address][city]`]: "Östersund",
  });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
    expand: ["latest_charge"],
  });
  expect((charge as Stripe.Charge).billing_details).toMatchObject({
    name: "Åsa Öberg",
    address: { city: "Östersund" },
  });
});

/** Follows the address in the intent to the bank's page on this sandbox. */
async function askBank(form: Record<string, string> = {}): Promise<{ id: string; page: string }> {
  const { id, secret } = await newIntent({ description: "Husbil <Vidda>" });
  const card = form["number"] ?? "4000000000003220";
  const { number: _number, ...more } = form;
  const { body } = await confirm(id, secret, { ...typedCard(card), ...more });
  expect(body.status).toBe("requires_action");
  const { use_stripe_sdk: sdk, redirect_to_url: redirect } = body.next_action;
  const url: string = sdk?.stripe_js ?? redirect.url;
  expect(url).toMatch(/^http:\/\/shop\.test\/sandbox\/stripe\/3ds\/\w{40}$/);
  return { id, page: url.replace("http://shop.test/sandbox/stripe", bench.url) };
}

function answerBank(page: string, decision: string): Promise<Response> {
  const body = new URLSearchParams({ decision });
  return fetch(page, { method: "POST", body, redirect: "manual" });
}

test("the bank's page asks in Swedish what it is to approve, and lets nobody frame it elsewhere", async () => {
  const { page } = await askBank({ use_stripe_sdk: "true" });
  const answer = await fetch(page);
  const html = (await answer.text()).replaceAll(/\s/g, " ");
  expect(html).toContain(
    'Godkänn betalningen på <span class="amount">12 500 kr</span> till Fjäll &amp; Co?',
  );
  expect(html).toContain("Husbil &lt;Vidda&gt;");
  expect(html).toContain(">Godkänn</button>");
  expect(html).toContain(">Avbryt</button>");
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("unsafe");
});

test("an approved question completes the payment", async () => {
  const { id, page } = await askBank({ use_stripe_sdk: "true" });
  await answerBank(page, "approve");
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  expect(intent).toMatchObject({ status: "requires_capture", next_action: null });
  expect((intent.latest_charge as Stripe.Charge).payment_method_details?.card).toMatchObject({
    three_d_secure: { result: "authenticated", authentication_flow: "challenge" },
  });
});

test("a question that is turned down leaves the payment waiting for another card", async () => {
  const { id, page } = await askBank();
  await answerBank(page, "cancel");
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    latest_charge: null,
    last_payment_error: { code: "payment_intent_authentication_failure" },
  });
});

test.each([
  ["4000008260003178", "insufficient_funds"],
  ["4000008400001629", "generic_decline"],
])("the card %s is approved by its holder and then declined with %s", async (number, code) => {
  const { id, page } = await askBank({ number });
  await answerBank(page, "approve");
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code: code },
  });
});

test.each(["4000002760003184", "4000002500003155", "4000003800000446"])(
  "the card %s makes its bank ask",
  async (number) => {
    const { id, page } = await askBank({ number });
    await answerBank(page, "approve");
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_capture");
  },
);

test.each([
  ["approve", "succeeded"],
  ["cancel", "failed"],
])("after %s the customer is sent back with %s", async (decision, outcome) => {
  const { id, page } = await askBank({ return_url: "https://shop.test/tack?bokning=7" });
  const answer = await answerBank(page, decision);
  const back = new URL(answer.headers.get("location") ?? "");
  expect(answer.status).toBe(303);
  expect(`${back.origin}${back.pathname}`).toBe("https://shop.test/tack");
  expect(Object.fromEntries(back.searchParams)).toEqual({
    bokning: "7",
    payment_intent: id,
    payment_intent_client_secret: expect.stringContaining(`${id}_secret_`),
    redirect_status: outcome,
  });
});

test("a question can be answered once", async () => {
  const { id, page } = await askBank();
  await answerBank(page, "approve");
  await answerBank(page, "cancel");
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_capture");
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  expect(await (await fetch(page)).text()).toContain("Frågan är redan besvarad");
});

test("a question about a cancelled payment is void", async () => {
  const { id, page } = await askBank();
  await stripe.paymentIntents.cancel(id);
  await answerBank(page, "approve");
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("canceled");
});

test("a customer who reloads while the bank asks can pay with another card", async () => {
  const { id, page } = await askBank();
  const held = await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
  expect(held.status).toBe("requires_capture");
  await answerBank(page, "approve");
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

test("only the newest question counts", async () => {
  const { id, page } = await askBank();
  await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_authenticationRequired" });
  await answerBank(page, "approve");
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_action");
});

test("nobody can guess a question's address", async () => {
  const answer = await fetch(`${bench.url}/3ds/${"a".repeat(40)}`);
  expect(answer.status).toBe(404);
});

test("a customer is never sent to a script instead of a page", async () => {
  const { id, secret } = await newIntent();
  const form = { ...typedCard("4000000000003220"), return_url: "javascript:alert(1)" };
  const { status, body } = await confirm(id, secret, form);
  expect([status, body.error.code]).toEqual([400, "url_invalid"]);
});

test("a card that supports questions is asked when the shop wishes", async () => {
  const { id } = await newIntent();
  const asked = await stripe.paymentIntents.confirm(id, {
    payment_method: "pm_card_threeDSecureOptional",
    payment_method_options: { card: { request_three_d_secure: "any" } },
  });
  expect(asked.status).toBe("requires_action");
});

test.each([
  ["/stripe.js", "text/javascript"],
  ["/stripe.css", "text/css"],
  ["/challenge.css", "text/css"],
])("the browser's file %s comes fresh, and only when it has changed", async (path, type) => {
  const first = await fetch(`${bench.url}${path}`);
  expect(first.headers.get("content-type")).toContain(type);
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const etag = String(first.headers.get("etag"));
  const again = await fetch(`${bench.url}${path}`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});
