import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint } from "#contracts/endpoint.ts";
import { errorAnswer, type Problem } from "#contracts/errors.ts";
import { may, needsSignIn, type Role } from "#domain/access/roles.ts";
import type { Result } from "#domain/result.ts";
import { sendProblem } from "#server/platform/http/error-reply.ts";
import { AlreadyDone } from "#server/platform/http/already-done.ts";
import { JsonText } from "#server/platform/http/json-text.ts";

/** Who is behind a request, as far as access is concerned. */
export type SignedIn = { id: number; username: string; role: Role };

export type WhoIs = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;

export type Call<E extends Endpoint> = {
  params: z.output<NonNullable<E["params"]>>;
  query: z.output<NonNullable<E["query"]>>;
  body: z.output<NonNullable<E["body"]>>;
  /** Null on calls that anybody may make; `whoIs` tells there. */
  user: SignedIn | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<Answer<z.input<E["answer"]>>, Problem>>;

type Answer<Value> = Value | JsonText<Value> | AlreadyDone<Value>;

export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

const callers = new WeakMap<FastifyRequest, SignedIn>();

/**
 * Binds contracts to handlers. Access is decided before the body is read, input and answer are held
 * against their schemas (an answer that is text already excepted), and a problem becomes the answer
 * its code stands for.
 */
export function routeBinder(app: FastifyInstance, whoIs: WhoIs): Bind {
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
      ...(endpoint.etag && { onSend: answerWithEtag }),
      ...(needsSignIn(access) && {
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          const user = await whoIs(request, reply);
          if (!user) return sendProblem(reply, { code: "auth.not-signed-in" });
          if (!may(user.role, access)) return sendProblem(reply, { code: "auth.not-allowed" });
          callers.set(request, user);
        },
      }),
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const user = callers.get(request) ?? null;
        const result = await handler({ params, query, body, user, request, reply } as Call<
          typeof endpoint
        >);
        if (!result.ok) return sendProblem(reply, result.problem);
        if (!endpoint.etag) reply.header("cache-control", "no-store");
        if (endpoint.isPlainText)
          reply.type("text/plain; charset=utf-8").serializer((text: unknown) => String(text));
        if (result.value instanceof JsonText)
          return reply
            .status(status)
            .type("application/json; charset=utf-8")
            .send(result.value.text);
        if (result.value instanceof AlreadyDone) return reply.status(200).send(result.value.answer);
        return reply.status(status).send(status === 204 ? undefined : result.value);
      },
    });
  };
}

/** The browser keeps the answer and asks whether it still holds; an unchanged one costs no body. */
async function answerWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
  const etag = `W/"${createHash("sha1").update(payload).digest("base64url")}"`;
  reply.header("etag", etag).header("cache-control", "no-cache");
  const known = request.headers["if-none-match"]?.split(",").map((one) => one.trim());
  if (!known?.includes(etag)) return payload;
  reply.status(304).removeHeader("content-length");
  return null;
}
