import { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { errorOf, holdOf, openBench, type Answer, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await openBench();
  ({ stripe } = bench);
});
afterEach(() => expect(bench.shapeFaults).toEqual([]));
afterAll(() => bench.close());

type Wire = { method?: string; body?: string; headers?: Record<string, string> };

async function raw(path: string, { headers: more, ...init }: Wire = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${bench.sandbox.secretKey}`, ...more };
  const answer = await fetch(`${bench.url}${path}`, { ...init, headers });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

function post(path: string, body: string, headers: Wire["headers"] = {}): Promise<Answer> {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return raw(path, { method: "POST", body, headers: { ...type, ...headers } });
}

test.each([
  ["currency=sek", "parameter_missing", "amount"],
  ["amount=&currency=sek", "parameter_invalid_empty", "amount"],
  ["amount=12.5&currency=sek", "parameter_invalid_integer", "amount"],
  ["amount=tolv&currency=sek", "parameter_invalid_integer", "amount"],
  ["amount=-500&currency=sek", "parameter_invalid_integer", "amount"],
  ["amount=299&currency=sek", "amount_too_small", "amount"],
  ["amount=100000000&currency=sek", "amount_too_large", "amount"],
  ["amount=5000", "parameter_missing", "currency"],
  ["amount=5000&currency=kr", undefined, "currency"],
  ["amount=5000&currency=sek&amout=1", "parameter_unknown", "amout"],
  ["amount=5000&currency=sek&constructor=1", "parameter_unknown", "constructor"],
  ["amount=5000&currency=sek&__proto__[x]=1", "parameter_unknown", "__proto__"],
  ["amount=5000&currency=sek&capture_method=later", undefined, "capture_method"],
  ["amount=5000&currency=sek&confirm=ja", undefined, "confirm"],
  ["amount=5000&currency=sek&customer=cus_nobody", "resource_missing", "customer"],
  ["amount=5000&currency=sek&payment_method=pm_no", "resource_missing", "payment_method"],
  ["amount=5000&currency=sek&statement_descriptor=HYRA", undefined, "statement_descriptor"],
  ["amount=5000&currency=sek&receipt_email=x", "email_invalid", "receipt_email"],
  ["amount=5000&currency=sek&expand[]=customr", undefined, "expand[0]"],
  ["amount=5000&currency=sek&metadata[a]=" + "x".repeat(501), undefined, "metadata[a]"],
  [
    "amount=5000&currency=sek&payment_method_types[]=swish",
    "payment_intent_invalid_parameter",
    "payment_method_types",
  ],
  [
    "amount=5000&currency=sek&payment_method_types[]=card&automatic_payment_methods[enabled]=true",
    "parameters_exclusive",
    "payment_method_types",
  ],
])("a payment asked for with %s is refused as %s", async (body, code, param) => {
  const answer = await post("/v1/payment_intents", body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({ type: "invalid_request_error", param });
  expect(answer.body.error.code).toBe(code);
});

test("the least and the greatest sums are fine, and kronor come as öre", async () => {
  const amounts = ["300", "99999999"];
  const answers = await Promise.all(
    amounts.map((amount) => post("/v1/payment_intents", `amount=${amount}&currency=sek`)),
  );
  expect(answers.map(({ body }) => body.amount)).toEqual([300, 99_999_999]);
});

test("lists are understood with and without an index", async () => {
  const bare = await post(
    "/v1/payment_intents",
    "amount=5000&currency=sek&payment_method_types[]=card&metadata[bookingId]=7&expand[]=customer",
  );
  const indexed = await post(
    "/v1/payment_intents",
    "amount=5000&currency=sek&payment_method_types%5B0%5D=card&expand[0]=customer",
  );
  expect([bare.status, indexed.status]).toEqual([200, 200]);
  expect(bare.body.metadata).toEqual({ bookingId: "7" });
});

test("only the four reasons for cancelling are taken", async () => {
  const { id } = await stripe.paymentIntents.create(holdOf());
  const answer = await post(`/v1/payment_intents/${id}/cancel`, "cancellation_reason=expired");
  expect([answer.status, answer.body.error.param]).toEqual([400, "cancellation_reason"]);
});

test("nobody gets in without the right key", async () => {
  const none = await raw("/v1/payment_intents", { headers: { authorization: "" } });
  const wrong = await errorOf(bench.client({}, "sk_sandbox_wrong").customers.list());
  const near = await errorOf(bench.client({}, `${bench.sandbox.secretKey}x`).customers.list());
  expect(none.status).toBe(401);
  expect(wrong).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(near).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(near.message).not.toContain(bench.sandbox.secretKey);
});

test("the key may also come as a user name", async () => {
  const basic = Buffer.from(`${bench.sandbox.secretKey}:`).toString("base64");
  const answer = await raw("/v1/customers", { headers: { authorization: `Basic ${basic}` } });
  expect(answer.status).toBe(200);
});

test("the SDK throws the class that belongs to each problem", async () => {
  const declined = await errorOf(
    stripe.paymentIntents.create({
      ...holdOf(),
      payment_method: "pm_card_chargeDeclined",
      confirm: true,
    }),
  );
  expect(declined).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(declined).toMatchObject({ rawType: "card_error", code: "card_declined" });
  expect(declined.payment_intent?.last_payment_error?.decline_code).toBe("generic_decline");
  expect(declined.requestId).toMatch(/^req_/);

  const missing = await errorOf(stripe.paymentIntents.retrieve("pi_nothing"));
  expect(missing).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(missing).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "intent",
    message: "No such payment_intent: 'pi_nothing'",
  });

  const publishable = await errorOf(bench.client({}, "pk_sandbox_x").customers.list());
  expect(publishable).toBeInstanceOf(Stripe.errors.StripePermissionError);
});

test("an address that does not exist says so", async () => {
  const answer = await raw("/v1/subscriptions");
  expect(answer.status).toBe(404);
  expect(answer.body.error.message).toContain("GET: /v1/subscriptions");
});

test("JSON is not a form", async () => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ amount: 5000, currency: "sek" });
  const answer = await raw("/v1/payment_intents", { method: "POST", body, headers });
  expect([answer.status, answer.body.error.type]).toEqual([400, "invalid_request_error"]);
});

test("each answer carries its number, version and key", async () => {
  const answer = await post("/v1/customers", "", {
    "idempotency-key": "k-headers",
    "stripe-version": "2025-01-01.acacia",
  });
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(answer.headers.get("request-id")).toMatch(/^req_\w{14}$/);
  expect(answer.headers.get("stripe-version")).toBe("2025-01-01.acacia");
  expect(answer.headers.get("idempotency-key")).toBe("k-headers");
  expect(answer.headers.get("idempotent-replayed")).toBeNull();
});
