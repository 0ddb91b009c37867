import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FaultKind } from "./faults.ts";
import { errorOf, heldIntent, holdOf, openBench, typedCard, type Bench } from "./test-bench.ts";

let bench: Bench;
let stripe: Stripe;

beforeEach(async () => {
  bench = await openBench();
  // Node's own HTTP, as the shop uses it: cut connections look different through other clients.
  stripe = bench.client({ httpClient: Stripe.createNodeHttpClient(), timeout: 300 });
});
afterEach(async () => {
  await bench.close();
  expect(bench.shapeFaults).toEqual([]);
});

function breakNext(kind: FaultKind, path = "/capture$", delayMs?: number): void {
  const match = { method: "POST", path };
  bench.sandbox.faults.requests({
    match,
    kind,
    times: 1,
    ...(delayMs === undefined ? {} : { delayMs }),
  });
}

test.each(["timeout-before", "error-500-before", "reset-before", "rate-limit"] as const)(
  "with %s nothing happens, and trying again works",
  async (kind) => {
    const { id } = await heldIntent(bench);
    breakNext(kind);
    if (kind === "reset-before") breakNext(kind);
    const options = { idempotencyKey: "capture-1" };
    await errorOf(stripe.paymentIntents.capture(id, {}, options));
    expect((await bench.stripe.paymentIntents.retrieve(id)).status).toBe("requires_capture");
    const captured = await stripe.paymentIntents.capture(id, {}, options);
    expect(captured.status).toBe("succeeded");
  },
);

test.each(["timeout-after", "error-500-after"] as const)(
  "with %s the money is taken though the shop hears nothing, and asking again tells it",
  async (kind) => {
    const { id } = await heldIntent(bench);
    breakNext(kind);
    const options = { idempotencyKey: "capture-2" };
    await errorOf(stripe.paymentIntents.capture(id, {}, options));
    expect((await bench.stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
    const again = await stripe.paymentIntents.capture(id, {}, options);
    expect(again.status).toBe("succeeded");
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  },
);

test("a connection cut after the effect is mended by the SDK itself with the same key", async () => {
  breakNext("reset-after", "/v1/payment_intents$");
  const retrying = bench.client({
    httpClient: Stripe.createNodeHttpClient(),
    maxNetworkRetries: 2,
  });
  const intent = await retrying.paymentIntents.create(holdOf());
  expect(intent.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await bench.stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("each fault has the SDK throw its own class", async () => {
  const { id } = await heldIntent(bench);
  const capture = (): Promise<unknown> => stripe.paymentIntents.capture(id);
  breakNext("rate-limit");
  expect(await errorOf(capture())).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  breakNext("error-500-before");
  expect(await errorOf(capture())).toBeInstanceOf(Stripe.errors.StripeAPIError);
  breakNext("timeout-before", "/capture$", 50);
  breakNext("timeout-before", "/capture$", 50);
  expect(await errorOf(capture())).toBeInstanceOf(Stripe.errors.StripeConnectionError);
});

test("a fault strikes only what it was meant for, and only so often", async () => {
  const match = { method: "POST", path: "^/v1/customers$" };
  bench.sandbox.faults.requests({ match, kind: "error-500-before", times: 2 });
  await heldIntent(bench);
  await stripe.customers.list();
  await errorOf(stripe.customers.create({}));
  await errorOf(stripe.customers.create({}));
  expect((await stripe.customers.create({})).object).toBe("customer");
  bench.sandbox.faults.requests({ match, kind: "error-500-before", times: 2 });
  bench.sandbox.faults.clear();
  expect((await stripe.customers.create({})).object).toBe("customer");
});

test("a bank that takes its time leaves the payment in processing until it answers", async () => {
  bench.sandbox.faults.processing(2);
  const waiting = await heldIntent(bench);
  const doomed = await bench.stripe.paymentIntents.create(holdOf());
  await bench.browser("POST", `/v1/payment_intents/${doomed.id}/confirm`, {
    client_secret: String(doomed.client_secret),
    ...typedCard("4000000000000002"),
  });
  expect((await heldIntent(bench)).status).toBe("requires_capture");
  expect(waiting).toMatchObject({ status: "processing", latest_charge: null });
  bench.sandbox.faults.settleProcessing();
  const [held, declined] = await Promise.all(
    [waiting, doomed].map(({ id }) => bench.stripe.paymentIntents.retrieve(id)),
  );
  expect(held).toMatchObject({ status: "requires_capture", processing: null });
  expect(declined?.last_payment_error?.code).toBe("card_declined");
});

test("the levers can be pulled from outside, with the secret key only", async () => {
  const pull = (key: string, method: string, body?: object): Promise<Response> =>
    fetch(`${bench.url}/_sandbox/faults`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const requests = { match: { path: "^/v1/customers" }, kind: "error-500-before", times: 9 };
  expect((await pull("pk_sandbox_x", "POST", { requests })).status).toBe(401);
  expect((await stripe.customers.create({})).object).toBe("customer");

  const { secretKey } = bench.sandbox;
  expect((await pull(secretKey, "POST", { requests, processing: 1 })).status).toBe(204);
  await errorOf(stripe.customers.create({}));
  const { id, status } = await heldIntent(bench);
  expect(status).toBe("processing");
  await pull(secretKey, "DELETE");
  expect((await stripe.customers.create({})).object).toBe("customer");
  await pull(secretKey, "POST", { settleProcessing: true });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_capture");
});
