import { browserConfirmParams, browserLimit } from "./browser-limits.ts";
import { cancelIntent } from "./cancel-intent.ts";
import { captureIntent } from "./capture-intent.ts";
import { confirmIntent } from "./confirm-intent.ts";
import { createIntent } from "./create-intent.ts";
import { endpoint, type Call, type Endpoint } from "./endpoint.ts";
import {
  cancelParams,
  captureParams,
  confirmParams,
  createParams,
  retrieveParams,
  updateParams,
} from "./intent-params.ts";
import { listRecords, pageParams } from "./lists.ts";
import { word, type Shape } from "./params.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import { badParam, missingParam, noSuch, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";
import { updateIntent } from "./update-intent.ts";

const answers = "payment_intent";

export const intentEndpoints: readonly Endpoint[] = [
  endpoint("POST /v1/payment_intents", {
    answers,
    shape: createParams,
    run: ({ deed, params, caller }) => createIntent(deed, params, caller),
  }),
  endpoint("GET /v1/payment_intents", {
    answers,
    isList: true,
    shape: { ...pageParams, customer: word() },
    run: ({ tables, params }) =>
      listRecords(tables, {
        kind: answers,
        url: "/v1/payment_intents",
        page: params,
        wanted: ({ customer }) => params.customer === undefined || params.customer === customer,
      }),
  }),
  endpoint("GET /v1/payment_intents/:id", {
    answers,
    shape: retrieveParams,
    forBrowsers: retrieveParams,
    run: (call) => findIntent(call, call.params.client_secret),
  }),
  endpoint("POST /v1/payment_intents/:id", {
    answers,
    shape: updateParams,
    run: (call) => {
      const found = findIntent(call);
      if (!found.ok) return found;
      return updateIntent(call.deed, found.value, call.params, call.caller);
    },
  }),
  endpoint("POST /v1/payment_intents/:id/confirm", {
    answers,
    shape: confirmParams,
    forBrowsers: browserConfirmParams,
    run: (call) => {
      const found = findIntent(call, call.params.client_secret);
      if (!found.ok) return found;
      const limit =
        call.caller === "publishable" ? browserLimit(found.value, call.params) : undefined;
      if (limit !== undefined) return fail(limit);
      return confirmIntent(call.deed, found.value, call.params, call.caller);
    },
  }),
  endpoint("POST /v1/payment_intents/:id/capture", {
    answers,
    shape: captureParams,
    run: (call) => {
      const found = findIntent(call);
      return found.ok ? captureIntent(call.deed, found.value, call.params) : found;
    },
  }),
  endpoint("POST /v1/payment_intents/:id/cancel", {
    answers,
    shape: cancelParams,
    run: (call) => {
      const found = findIntent(call);
      if (!found.ok) return found;
      return cancelIntent(call.deed, found.value, call.params.cancellation_reason ?? null);
    },
  }),
];

/** A browser proves with the client secret that the intent is its own. */
function findIntent<S extends Shape>(
  { deed, id, caller }: Call<S>,
  clientSecret?: string,
): Result<PaymentIntent, Problem> {
  if (caller === "publishable" && clientSecret === undefined) {
    return fail(missingParam("client_secret"));
  }
  const intent = deed.tx.get("payment_intent", id);
  if (intent === undefined) return fail(noSuch("payment_intent", id, "intent"));
  if (clientSecret !== undefined && clientSecret !== intent.client_secret) {
    const message =
      "The client_secret provided does not match the client_secret associated with the PaymentIntent.";
    return fail(badParam("client_secret", message, "payment_intent_invalid_parameter"));
  }
  return ok(intent);
}
