import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Endpoint } from "./endpoint.ts";
import { API_VERSION } from "./event.ts";
import type { FaultBox, RequestFault } from "./faults.ts";
import { parseForm } from "./form.ts";
import {
  handleRequest,
  keyName,
  type ApiAnswer,
  type ApiRequest,
  type Desk,
} from "./handle-request.ts";
import { randomLetters } from "./random-ids.ts";

const BIGGEST_BODY = 1024 * 1024;
// Longer than any client waits.
const HELD_FOR = 180_000;

export function createHttpServer(): FastifyInstance {
  const app = Fastify({
    // Bodies hold card numbers; nothing of a request is ever written to a log.
    logger: false,
    bodyLimit: BIGGEST_BODY,
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  // Read as text whatever it calls itself: what it must be is each route's own business.
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => {
    done(null, body);
  });
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${pathOf(request)}).`;
    return send(request, reply, problem(404, message));
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) process.stderr.write(`sandbox: ${stackOf(error)}\n`);
    return send(request, reply, problem(status, status >= 500 ? SORRY : "Invalid request."));
  });
  return app;
}

export function addEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  { desk, faults }: { desk: Desk; faults: FaultBox },
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    async handler(request, reply) {
      if (!isForm(request)) return send(request, reply, problem(400, NOT_A_FORM));
      const fault = faults.take(request.method, pathOf(request));
      if (fault !== undefined) return answerFaultily(desk, fault, { endpoint, request, reply });
      return send(request, reply, handleRequest(desk, readRequest(endpoint, request)));
    },
  });
}

type Exchange = { endpoint: Endpoint; request: FastifyRequest; reply: FastifyReply };

async function answerFaultily(
  desk: Desk,
  fault: RequestFault,
  exchange: Exchange,
): Promise<unknown> {
  const { endpoint, request, reply } = exchange;
  const { kind, delayMs } = fault;
  const act = (): ApiAnswer => handleRequest(desk, readRequest(endpoint, request));
  if (kind === "slow") {
    const name = keyName(headerOf(request, "idempotency-key") ?? "", "secret");
    desk.inFlight.add(name);
    await new Promise((done) => setTimeout(done, delayMs ?? 1000));
    desk.inFlight.delete(name);
    return send(request, reply, act());
  }
  if (kind.endsWith("-after")) act();
  if (kind === "rate-limit") return send(request, reply, problem(429, RATE_LIMITED));
  if (kind.startsWith("error-500")) return send(request, reply, problem(500, SORRY));
  reply.hijack();
  const { socket } = request.raw;
  if (kind.startsWith("reset")) socket.resetAndDestroy();
  else setTimeout(() => socket.destroy(), delayMs ?? HELD_FOR).unref();
  return reply;
}

const RATE_LIMITED = "Too many requests hit the API too quickly.";
const SORRY = "An unknown error occurred";
const NOT_A_FORM =
  "Invalid request (check that your POST content type is application/x-www-form-urlencoded).";

function problem(status: number, message: string): ApiAnswer {
  const type = status >= 500 ? "api_error" : "invalid_request_error";
  const error = status === 429 ? { type, code: "rate_limit", message } : { type, message };
  return { status, body: { error }, requestId: `req_${randomLetters(14)}` };
}

function isForm(request: FastifyRequest): boolean {
  const type = headerOf(request, "content-type") ?? "";
  return !request.body || type.startsWith("application/x-www-form-urlencoded");
}

function readRequest(endpoint: Endpoint, request: FastifyRequest): ApiRequest {
  const [path = "", query = ""] = (request.raw.url ?? "").split("?");
  const body = typeof request.body === "string" ? request.body : "";
  const { id = "" } = request.params as { id?: string };
  return {
    endpoint,
    url: path,
    id,
    authorization: headerOf(request, "authorization"),
    idempotencyKey: headerOf(request, "idempotency-key"),
    params: parseForm([query, body].filter((part) => part !== "").join("&")),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, answer: ApiAnswer): FastifyReply {
  const key = headerOf(request, "idempotency-key");
  if (key !== undefined) reply.header("idempotency-key", key);
  if (answer.replayOf !== undefined) {
    reply.header("idempotent-replayed", "true").header("original-request", answer.replayOf);
  }
  return reply
    .status(answer.status)
    .header("request-id", answer.requestId)
    .header("stripe-version", headerOf(request, "stripe-version") ?? API_VERSION)
    .header("cache-control", "no-cache, no-store")
    .type("application/json")
    .send(JSON.stringify(answer.body, null, 2));
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? "").split("?")[0] ?? "";
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === "number" ? status : 500;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : "unknown error";
}
