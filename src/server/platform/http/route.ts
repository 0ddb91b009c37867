import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint } from "#contracts/endpoint.ts";
import { errorAnswer, type Problem } from "#contracts/errors.ts";
import { may, needsSignIn, type Role } from "#domain/access/roles.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import { sendProblem } from "#server/platform/http/error-reply.ts";
import { sendKept, type KeptAnswers, type Moment } from "#server/platform/http/kept-answers.ts";
import { AlreadyDone } from "#server/platform/http/already-done.ts";
import { JsonText } from "#server/platform/http/json-text.ts";

/** Who is behind a request, as far as access is concerned. */
export type SignedIn = { id: number; username: string; role: Role };

export type WhoIs = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;

export type Call<E extends Endpoint> = {
  params: z.output<NonNullable<E["params"]>>;
  query: z.output<NonNullable<E["query"]>>;
  body: z.output<NonNullable<E["body"]>>;
  /** Null on calls that anybody may make, but for staff where they see more; `whoIs` tells there. */
  user: SignedIn | null;
  /** When it came, before anything was waited for: of two that came together, one finds the other's done. */
  arrivedAt: Date;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<Answer<z.input<E["answer"]>>, Problem>>;

type Answer<Value> = Value | JsonText<Value> | AlreadyDone<Value>;

export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

const JSON_TYPE = "application/json; charset=utf-8";

const callers = new WeakMap<FastifyRequest, SignedIn>();
const arrivals = new WeakMap<FastifyRequest, Date>();

type BinderParts = {
  whoIs: WhoIs;
  clock: Clock;
  kept: KeptAnswers;
  /** Learns what has been changed about the shop, before a call is answered. */
  refresh: () => Promise<void>;
};

/**
 * Binds contracts to handlers. Access is decided before the body is read, input and answer are held
 * against their schemas (an answer that is text already excepted), and a problem becomes the answer
 * its code stands for.
 */
export function routeBinder(
  app: FastifyInstance,
  { whoIs, clock, kept, refresh }: BinderParts,
): Bind {
  /** Whoever works in the shop; anybody else is a visitor here, signed in or not. */
  const recognized = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await whoIs(request, reply);
    if (user && may(user.role, "bookings.read")) callers.set(request, user);
  };
  return function bind(endpoint, handler) {
    const { method, path, access, status = 200 } = endpoint;
    app.route({
      method,
      url: path,
      schema: {
        summary: endpoint.summary,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { 200: endpoint.answer, [status]: endpoint.answer, default: errorAnswer },
      },
      ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
      ...(endpoint.staffSeesMore && { onRequest: recognized }),
      ...(endpoint.isKept && answeredFromMemory(kept, endpoint.staffSeesMore ? recognized : ready)),
      ...(needsSignIn(access) && {
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          arrivals.set(request, clock.now());
          const user = await whoIs(request, reply);
          if (!user) return sendProblem(reply, { code: "auth.not-signed-in" });
          if (!may(user.role, access)) return sendProblem(reply, { code: "auth.not-allowed" });
          callers.set(request, user);
        },
      }),
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const user = callers.get(request) ?? null;
        const arrivedAt = arrivals.get(request) ?? clock.now();
        const call = { params, query, body, user, arrivedAt, request, reply };
        const answer = async () => {
          await refresh();
          return handler(call as Call<typeof endpoint>);
        };
        if (endpoint.isPlainText) reply.serializer((text: unknown) => String(text));
        const type = endpoint.isPlainText ? "text/plain; charset=utf-8" : JSON_TYPE;
        if (endpoint.isKept) return sendMade({ kept, type }, request, reply, answer);
        const result = await answer();
        if (!result.ok) return sendProblem(reply, result.problem);
        if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
        if (endpoint.isPlainText) reply.type(type);
        if (result.value instanceof JsonText)
          return reply.status(status).type(type).send(result.value.text);
        if (result.value instanceof AlreadyDone) return reply.status(200).send(result.value.answer);
        return reply
          .status(status)
          .send(status === 202 || status === 204 ? undefined : result.value);
      },
    });
  };
}

const moments = new WeakMap<FastifyRequest, Moment>();

/** For calls whose answer depends on nothing but their path, the public version, and whether staff asks. */
function answeredFromMemory(
  kept: KeptAnswers,
  first: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
) {
  return {
    // It compresses by itself, once.
    compress: false as const,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      await first(request, reply);
      const moment = await kept.moment(request);
      const known = kept.find(keyOf(request), moment);
      if (known) return sendKept(known, request, reply);
      moments.set(request, moment);
    },
  };
}

async function sendMade(
  { kept, type }: { kept: KeptAnswers; type: string },
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<Result<unknown, Problem>>,
): Promise<FastifyReply> {
  const moment = moments.get(request) ?? (await kept.moment(request));
  const made = await kept.made({ key: keyOf(request), moment }, async () => {
    const result = await answer();
    return result.ok ? ok({ text: reply.serialize(result.value) as string, type }) : result;
  });
  if (!made.ok) return sendProblem(reply, made.problem);
  return sendKept(made.value, request, reply);
}

/** None of these calls asks anything after its path; who works in the shop has answers apart. */
function keyOf(request: FastifyRequest): string {
  const path = request.url.split("?", 1)[0] ?? request.url;
  return callers.has(request) ? `staff ${path}` : path;
}

async function ready(): Promise<void> {}
