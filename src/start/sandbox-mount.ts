import type { FastifyInstance } from "fastify";

const PASSED_ON = ["authorization", "content-type", "accept", "if-none-match"];
const PASSED_BACK = [
  "content-type",
  "content-security-policy",
  "etag",
  "cache-control",
  "location",
  "referrer-policy",
];

/**
 * Lets a browser reach the card sandbox on the shop's own address, as it would reach the provider on
 * the provider's. The sandbox decides what a publishable key may do.
 */
export async function passOnToSandbox(
  app: FastifyInstance,
  path: string,
  sandboxUrl: string,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: ["GET", "POST"],
      url: `${path}/*`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const headers = PASSED_ON.flatMap((name): [string, string][] => {
          const value = request.headers[name];
          return typeof value === "string" ? [[name, value]] : [];
        });
        const answer = await fetch(`${sandboxUrl}${request.url.slice(path.length)}`, {
          method: request.method,
          headers,
          redirect: "manual",
          ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
        });
        for (const name of PASSED_BACK) {
          const value = answer.headers.get(name);
          if (value !== null) reply.header(name, value);
        }
        // Its page for the bank's question stands in a frame of the checkout.
        reply.header("x-frame-options", "SAMEORIGIN");
        return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  });
}
