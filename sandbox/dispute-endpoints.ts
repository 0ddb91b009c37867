import { answerDispute, answerParams } from "./answer-dispute.ts";
import { closeDispute } from "./close-dispute.ts";
import type { Dispute } from "./dispute.ts";
import { endpoint, type Call, type Endpoint } from "./endpoint.ts";
import { listRecords, pageParams } from "./lists.ts";
import { expand } from "./named-params.ts";
import { word, type Shape } from "./params.ts";
import { noSuch, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";

const answers = "dispute";

export const disputeEndpoints: readonly Endpoint[] = [
  endpoint("GET /v1/disputes", {
    answers,
    isList: true,
    shape: { ...pageParams, charge: word(), payment_intent: word() },
    run: ({ tables, params }) =>
      listRecords(tables, {
        kind: answers,
        url: "/v1/disputes",
        page: params,
        wanted: (dispute) =>
          (params.charge ?? dispute.charge) === dispute.charge &&
          (params.payment_intent ?? dispute.payment_intent) === dispute.payment_intent,
      }),
  }),
  endpoint("GET /v1/disputes/:id", { answers, shape: { expand }, run: findDispute }),
  endpoint("POST /v1/disputes/:id", {
    answers,
    shape: answerParams,
    run: (call) => {
      const found = findDispute(call);
      return found.ok ? answerDispute(call.deed, found.value, call.params) : found;
    },
  }),
  endpoint("POST /v1/disputes/:id/close", {
    answers,
    shape: { expand },
    run: (call) => {
      const found = findDispute(call);
      return found.ok ? closeDispute(call.deed, found.value) : found;
    },
  }),
];

function findDispute<S extends Shape>({ deed, id }: Call<S>): Result<Dispute, Problem> {
  const dispute = deed.tx.get("dispute", id);
  return dispute === undefined ? fail(noSuch("dispute", id, "dispute")) : ok(dispute);
}
