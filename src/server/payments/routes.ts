import type { FastifyInstance } from "fastify";
import { sendProblem } from "#server/platform/http/error-reply.ts";
import { receiveWebhook, type WebhookParts } from "./receive-webhook.ts";

const LARGEST_EVENT = 512 * 1024;

/** Outside the contracts: the signature covers the raw bytes, so nothing may read the body before. */
export async function webhookRoute(app: FastifyInstance, parts: WebhookParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: LARGEST_EVENT },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      "/api/stripe/webhook",
      { schema: { hide: true }, bodyLimit: LARGEST_EVENT },
      async (request, reply) => {
        const signature = String(request.headers["stripe-signature"] ?? "");
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const result = await receiveWebhook(parts, body, signature);
        return result.ok ? reply.send({ received: true }) : sendProblem(reply, result.problem);
      },
    );
  });
}
