import { makeMethod, methodParams } from "./choose-payment-method.ts";
import { createRefund, refundParams } from "./create-refund.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { listRecords, pageParams } from "./lists.ts";
import { expand, mergeMetadata, metadata } from "./named-params.ts";
import { flag, listOf, word, type Values } from "./params.ts";
import { noSuch, type Problem } from "./problems.ts";
import type { Kind } from "./records.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Tables } from "./tables.ts";

function retrieval(path: string, kind: Kind, param: string): Endpoint {
  return endpoint(`GET ${path}/:id`, {
    answers: kind,
    shape: { expand },
    run: ({ deed, tables, id }) => {
      const found = deed.tx.get(kind, id);
      if (found === undefined) return fail(noSuch(kind, id, param));
      return ok(kind === "event" ? withPending(tables, found) : found);
    },
  });
}

/** How many endpoints have yet to hear of an event changes after the event was written. */
function withPending(tables: Tables, event: object & { id: string }): object {
  const pending = tables.get("delivery", event.id) === undefined ? 0 : 1;
  return { ...event, pending_webhooks: pending };
}

const eventListParams = {
  ...pageParams,
  type: word(),
  types: listOf(word()),
  delivery_success: flag,
};

function listEvents(
  tables: Tables,
  params: Values<typeof eventListParams>,
): Result<object, Problem> {
  const { type: wanted, types, delivery_success: heard } = params;
  const listed = listRecords(tables, {
    kind: "event",
    url: "/v1/events",
    page: params,
    wanted: ({ id, type }) =>
      (wanted === undefined || matches(wanted, type)) &&
      (types === undefined || types.some((one) => matches(one, type))) &&
      (heard === undefined || heard === (tables.get("delivery", id) === undefined)),
  });
  if (!listed.ok) return listed;
  const data = listed.value.data.map((one) => withPending(tables, one as { id: string }));
  return ok({ ...listed.value, data });
}

export const otherEndpoints: readonly Endpoint[] = [
  retrieval("/v1/charges", "charge", "id"),
  retrieval("/v1/refunds", "refund", "id"),
  retrieval("/v1/payment_methods", "payment_method", "payment_method"),
  retrieval("/v1/balance_transactions", "balance_transaction", "id"),
  retrieval("/v1/events", "event", "id"),
  endpoint("GET /v1/charges", {
    answers: "charge",
    isList: true,
    shape: { ...pageParams, customer: word(), payment_intent: word() },
    run: ({ tables, params }) =>
      listRecords(tables, {
        kind: "charge",
        url: "/v1/charges",
        page: params,
        wanted: (charge) =>
          (params.customer ?? charge.customer) === charge.customer &&
          (params.payment_intent ?? charge.payment_intent) === charge.payment_intent,
      }),
  }),
  endpoint("POST /v1/refunds", {
    answers: "refund",
    shape: refundParams,
    run: ({ deed, params }) => createRefund(deed, params),
  }),
  endpoint("POST /v1/refunds/:id", {
    answers: "refund",
    shape: { metadata, expand },
    run: ({ deed, id, params }) => {
      const before = deed.tx.get("refund", id);
      if (before === undefined) return fail(noSuch("refund", id, "id"));
      const refund = { ...before, metadata: mergeMetadata(before.metadata, params.metadata) };
      deed.tx.put("refund", refund);
      return ok(refund);
    },
  }),
  endpoint("GET /v1/refunds", {
    answers: "refund",
    isList: true,
    shape: { ...pageParams, charge: word(), payment_intent: word() },
    run: ({ tables, params }) =>
      listRecords(tables, {
        kind: "refund",
        url: "/v1/refunds",
        page: params,
        wanted: (refund) =>
          (params.charge ?? refund.charge) === refund.charge &&
          (params.payment_intent ?? refund.payment_intent) === refund.payment_intent,
      }),
  }),
  endpoint("POST /v1/payment_methods", {
    answers: "payment_method",
    shape: { ...methodParams, expand },
    forBrowsers: { ...methodParams, expand },
    run: ({ deed, params, caller }) => makeMethod(deed, caller, params, ""),
  }),
  endpoint("GET /v1/events", {
    answers: "event",
    isList: true,
    shape: eventListParams,
    run: ({ tables, params }) => listEvents(tables, params),
  }),
];

/** `charge.*` means every event about charges. */
function matches(wanted: string, type: string): boolean {
  return wanted.endsWith(".*") ? type.startsWith(wanted.slice(0, -1)) : wanted === type;
}
