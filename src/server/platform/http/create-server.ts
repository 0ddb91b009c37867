import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { replyToError, sendProblem } from "#server/platform/http/error-reply.ts";
import { isForeignWrite } from "#server/platform/http/origin-check.ts";
import { drainable } from "#server/platform/http/drain.ts";
import { plainAddress } from "#server/platform/http/request-address.ts";
import { setSecurityHeaders } from "#server/platform/http/security-headers.ts";

export type ServerOptions = {
  baseUrl: string | undefined;
  trustProxy: boolean;
  logLevel: string;
  /** Where log lines go instead of standard output. */
  logTo?: Writable | undefined;
};

const LARGEST_JSON_BODY = 64 * 1024;

/** A bare server with what every answer needs: headers, errors, logs, the origin check. No routes. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const isHttps = options.baseUrl?.startsWith("https:") ?? false;
  const app = Fastify({
    logger: { level: options.logLevel, ...(options.logTo && { stream: options.logTo }) },
    // Our own line below: the address may hold a customer's link, the route's pattern never does.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_JSON_BODY,
    // One proxy stands before the shop; what a caller claims beyond it is not believed.
    trustProxy: options.trustProxy && ((_address: string, hop: number) => hop === 0),
    // Long enough for a large picture over a slow line.
    requestTimeout: 120_000,
    forceCloseConnections: "idle",
    // Whoever still asks over an old connection while the shop closes is answered, and told not to come back on it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = "/" }) => plainAddress(url),
    // No hook has run by then.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, isHttps);
      replyToError(error, request, reply);
    },
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyToError);
  app.setNotFoundHandler(async (_request, reply) =>
    sendProblem(reply, { code: "request.unknown-address" }),
  );
  const parseJson = app.getDefaultJsonParser("error", "error");
  // Many programs name the type of a body also where they send none.
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => (body === "" ? done(null) : void parseJson(request, body, done)),
  );
  drainable(app);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    // Lists are rows that look alike: twice the quality takes thrice the time and saves nothing.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    // Nobody writes to the shop in so many words, and a few compressed ones may mean very many.
    globalDecompression: false,
  });

  app.addHook("onRequest", (request, reply, done) => {
    setSecurityHeaders(reply, isHttps);
    reply.header("x-request-id", request.id);
    if (isForeignWrite(request, options.baseUrl))
      return void sendProblem(reply, { code: "request.foreign-origin" });
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? "(none)",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
  return app;
}
