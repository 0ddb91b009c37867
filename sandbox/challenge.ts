import { authorizeCard, failIntent } from "./authorize-card.ts";
import { emit, putIntent, type Deed } from "./deed.ts";
import type { NextAction, PaymentIntent } from "./payment-intent.ts";
import type { PaymentMethod } from "./payment-method.ts";
import { randomLetters } from "./random-ids.ts";
import type { ErrorBody } from "./problems.ts";

export type ChallengeWish = { returnUrl: string | null; byScript: boolean };

/** Stops the payment until the card's holder has answered the bank on its own page. */
export function askHolder(
  deed: Deed,
  intent: PaymentIntent,
  method: PaymentMethod,
  { returnUrl, byScript }: ChallengeWish,
): PaymentIntent {
  const token = randomLetters(40);
  deed.tx.put("challenge", { id: token, payment_intent: intent.id, return_url: returnUrl });
  const url = `${deed.surroundings.publicBase()}/3ds/${token}`;
  // Without an address to come back to, only a script in the page can carry the question.
  const nextAction: NextAction =
    byScript || returnUrl === null
      ? {
          type: "use_stripe_sdk",
          use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url },
        }
      : { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } };
  const waiting = putIntent(deed, intent, {
    status: "requires_action",
    payment_method: method.id,
    next_action: nextAction,
    last_payment_error: null,
  });
  emit(deed, "payment_intent.requires_action", waiting);
  return waiting;
}

/** The intent that still waits for this answer; a newer card or a cancellation voids the question. */
export function intentAwaiting(tx: Deed["tx"], token: string): PaymentIntent | undefined {
  const challenge = tx.get("challenge", token);
  const intent = challenge && tx.get("payment_intent", challenge.payment_intent);
  if (intent?.status !== "requires_action" || intent.next_action === null) return undefined;
  const { next_action: next } = intent;
  const url =
    next.type === "use_stripe_sdk" ? next.use_stripe_sdk.stripe_js : next.redirect_to_url.url;
  return url.endsWith(`/${token}`) ? intent : undefined;
}

const AUTHENTICATION_FAILED: ErrorBody = {
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  doc_url: "https://stripe.com/docs/error-codes/payment-intent-authentication-failure",
  message:
    "The provided PaymentMethod has failed authentication. You can provide payment_method_data " +
    "or a new PaymentMethod to attempt to fulfill this PaymentIntent again.",
};

export function answerChallenge(deed: Deed, token: string, approved: boolean): void {
  const intent = intentAwaiting(deed.tx, token);
  const method = deed.tx.get("payment_method", intent?.payment_method ?? "");
  if (intent === undefined || method === undefined) return;
  if (approved) {
    authorizeCard(deed, { intent, method, offSession: false, challenge: "authenticated" });
    return;
  }
  failIntent(deed, intent, { ...AUTHENTICATION_FAILED, payment_method: method }, null);
}
