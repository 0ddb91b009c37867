import { createHmac } from "node:crypto";
import { authenticate, SECRET_KEY_REQUIRED } from "./authenticate.ts";
import type { Caller } from "./choose-payment-method.ts";
import type { Surroundings } from "./deed.ts";
import type { Endpoint } from "./endpoint.ts";
import { checkExpand, expandObject } from "./expand.ts";
import type { ParamMap } from "./form.ts";
import { readParams } from "./params.ts";
import { answerWithout, badParam, type Problem } from "./problems.ts";
import { randomLetters } from "./random-ids.ts";
import { reduced } from "./reduced.ts";
import type { Store } from "./store.ts";

export type ApiRequest = {
  endpoint: Endpoint;
  url: string;
  id: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  params: ParamMap;
};

export type ApiAnswer = {
  status: number;
  body: object;
  requestId: string;
  replayOf?: string;
};

export type Desk = {
  store: Store;
  surroundings: Surroundings;
  secretKey: string;
  passTime(): void;
  /** Keys whose first request is still being worked on. */
  inFlight: Set<string>;
};

const LONGEST_KEY = 255;
// Added by the provider's script to every call; they say nothing about the payment.
const BROWSER_EXTRAS = ["key", "_stripe_version", "_stripe_account"];

/** From a request that has been read to an answer that has been written down. Never waits. */
export function handleRequest(desk: Desk, request: ApiRequest): ApiAnswer {
  const requestId = `req_${randomLetters(14)}`;
  const rejected = (problem: Problem): ApiAnswer => ({
    status: problem.status,
    body: { error: problem.error },
    requestId,
  });
  const keyInForm = typeof request.params["key"] === "string" ? request.params["key"] : undefined;
  const caller = authenticate(request.authorization, keyInForm, desk.secretKey);
  if (!caller.ok) return rejected(caller.problem);
  if (caller.value === "publishable" && request.endpoint.forBrowsers === undefined) {
    return rejected(SECRET_KEY_REQUIRED);
  }
  desk.passTime();
  const kept = lookUpKey(desk, request, caller.value);
  if (kept !== undefined && "error" in kept) return rejected(kept);
  if (kept !== undefined) return { ...kept, requestId };
  return execute(desk, request, caller.value, requestId);
}

function execute(desk: Desk, request: ApiRequest, caller: Caller, requestId: string): ApiAnswer {
  const { endpoint, idempotencyKey } = request;
  const rejected = ({ status, error }: Problem): ApiAnswer => {
    const body = { error };
    return { status, body: caller === "publishable" ? reduced(body) : body, requestId };
  };
  const given = { ...request.params };
  for (const name of BROWSER_EXTRAS) delete given[name];
  const shape = caller === "publishable" ? (endpoint.forBrowsers ?? {}) : endpoint.shape;
  const read = readParams(shape, given);
  if (!read.ok) return rejected(read.problem);
  const wanted = (read.value["expand"] as string[] | undefined) ?? [];
  const unexpandable = checkExpand(wanted, endpoint.answers, endpoint.isList);
  if (unexpandable !== undefined) return rejected(unexpandable);

  const { store, surroundings } = desk;
  const now = Math.floor(surroundings.now().getTime() / 1000);
  const cause = { id: requestId, idempotency_key: idempotencyKey ?? null };
  const deed = { tx: store.begin(), now, cause, surroundings };
  const result = endpoint.run({
    deed,
    tables: store.tables,
    params: read.value,
    id: request.id,
    caller,
  });
  if (!result.ok && !result.problem.begun) return rejected(result.problem);

  const keyed = idempotencyKey !== undefined && endpoint.method === "POST";
  // What the answer expands to can only be seen once the changes are in place, but the answer must
  // be kept in the same breath as the changes: expansions are therefore looked up in the transaction.
  const { get } = deed.tx;
  const view = { ...store.tables, get };
  const full = result.ok
    ? expandObject(view, result.value, wanted)
    : { error: result.problem.error };
  const body = caller === "publishable" ? reduced(full) : full;
  const status = result.ok ? 200 : result.problem.status;
  if (keyed) {
    const id = keyName(idempotencyKey, caller);
    const fingerprint = fingerprintOf(desk, request);
    deed.tx.put("answer", { id, fingerprint, status, body, requestId, at: now });
  }
  deed.tx.commit();
  return { status, body, requestId };
}

function lookUpKey(
  desk: Desk,
  request: ApiRequest,
  caller: Caller,
): Problem | Omit<ApiAnswer, "requestId"> | undefined {
  const key = request.idempotencyKey;
  if (key === undefined || request.endpoint.method !== "POST") return undefined;
  if (key.length > LONGEST_KEY) {
    return badParam("Idempotency-Key", "Idempotency keys can be up to 255 characters long.");
  }
  const name = keyName(key, caller);
  if (desk.inFlight.has(name)) return inUse(key);
  const kept = desk.store.tables.get("answer", name);
  if (kept === undefined) return undefined;
  if (kept.fingerprint !== fingerprintOf(desk, request)) {
    return answerWithout(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first " +
        `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: kept.status, body: kept.body, replayOf: kept.requestId };
}

function inUse(key: string): Problem {
  return answerWithout(409, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message:
      `There is currently another in-progress request using this Stripe idempotent key (${key}) ` +
      "(that probably means you submitted twice, and the other request is still going through).",
  });
}

export function keyName(key: string, caller: Caller): string {
  return `${caller}:${key}`;
}

/** Parameters may hold a card number: only a keyed digest of them is kept. */
function fingerprintOf({ surroundings }: Desk, { url, params }: ApiRequest): string {
  const said = JSON.stringify([url, params]);
  return createHmac("sha256", surroundings.salt).update(said).digest("base64url");
}
