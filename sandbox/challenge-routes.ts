import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerChallenge, intentAwaiting } from "./challenge.ts";
import { endingPage, questionPage, type Ending } from "./challenge-page.ts";
import { parseForm } from "./form.ts";
import type { Desk } from "./handle-request.ts";
import type { Challenge } from "./records.ts";

/** The bank's page. The token in its address is the only key to it. */
export function addChallengeRoutes(app: FastifyInstance, desk: Desk, shopName: string): void {
  const { store, surroundings } = desk;

  app.get("/3ds/:token", async (request, reply) => {
    const challenge = challengeIn(request);
    if (challenge === undefined) return reply.callNotFound();
    desk.passTime();
    const intent = intentAwaiting(store.begin(), challenge.id);
    if (intent === undefined) return end(request, reply, challenge, "too-late");
    const method = store.tables.get("payment_method", intent.payment_method ?? "");
    const last4 = method?.card.last4 ?? "";
    return show(reply, questionPage({ intent, shopName, last4 }), challenge);
  });

  app.post("/3ds/:token", async (request, reply) => {
    const challenge = challengeIn(request);
    if (challenge === undefined) return reply.callNotFound();
    desk.passTime();
    const { decision } = parseForm(typeof request.body === "string" ? request.body : "");
    const approved = decision === "approve";
    const tx = store.begin();
    if (intentAwaiting(tx, challenge.id) === undefined) {
      return end(request, reply, challenge, "too-late");
    }
    const now = Math.floor(surroundings.now().getTime() / 1000);
    const cause = { id: null, idempotency_key: null };
    answerChallenge({ tx, now, cause, surroundings }, challenge.id, approved);
    tx.commit();
    return end(request, reply, challenge, approved ? "approved" : "cancelled");
  });

  function challengeIn(request: FastifyRequest): Challenge | undefined {
    return store.tables.get("challenge", (request.params as { token: string }).token);
  }

  /** A page of its own goes back to the shop; a page inside the shop's says so and is taken away. */
  function end(
    request: FastifyRequest,
    reply: FastifyReply,
    challenge: Challenge,
    ending: Ending,
  ): FastifyReply {
    const back = wayBack(challenge);
    const framed = (request.query as { frame?: string }).frame !== undefined;
    if (back === undefined || framed) return show(reply, endingPage(ending, undefined), challenge);
    if (request.method === "POST") return reply.redirect(back, 303);
    return show(reply, endingPage(ending, back), challenge);
  }

  function wayBack(challenge: Challenge): string | undefined {
    const intent = store.tables.get("payment_intent", challenge.payment_intent);
    if (challenge.return_url === null || intent === undefined) return undefined;
    const url = new URL(challenge.return_url);
    const paid = intent.status === "succeeded" || intent.status === "requires_capture";
    url.searchParams.set("payment_intent", intent.id);
    url.searchParams.set("payment_intent_client_secret", intent.client_secret);
    url.searchParams.set("redirect_status", paid ? "succeeded" : "failed");
    return url.href;
  }
}

function show(reply: FastifyReply, html: string, challenge: Challenge): FastifyReply {
  // A browser follows a form's redirect only to places named here.
  const back = challenge.return_url === null ? "" : ` ${new URL(challenge.return_url).origin}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `form-action 'self'${back}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ];
  return (
    reply
      .header("content-security-policy", policy.join("; "))
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff")
      // Without any referrer a browser hides the origin of the form's answer, and it is refused.
      .header("referrer-policy", "same-origin")
      .type("text/html; charset=utf-8")
      .send(html)
  );
}
