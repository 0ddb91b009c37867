import { authorizeCard, declineCard, type Attempt } from "./authorize-card.ts";
import { askHolder } from "./challenge.ts";
import { findMethod, makeMethod, type Caller, type MethodParams } from "./choose-payment-method.ts";
import { DECLINES } from "./declines.ts";
import { emit, putIntent, type Deed } from "./deed.ts";
import { describeIntent, type Description } from "./describe-intent.ts";
import type { IntentStatus, PaymentIntent } from "./payment-intent.ts";
import type { PaymentMethod } from "./payment-method.ts";
import { wrongState, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";
import { testCard } from "./test-cards.ts";

export type Confirmation = Description & {
  payment_method?: string | undefined;
  payment_method_data?: MethodParams | null | undefined;
  return_url?: string | undefined;
  use_stripe_sdk?: boolean | undefined;
  off_session?: boolean | undefined;
  error_on_requires_action?: boolean | undefined;
};

const CONFIRMABLE: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
];

export function confirmIntent(
  deed: Deed,
  before: PaymentIntent,
  wish: Confirmation,
  caller: Caller,
): Result<PaymentIntent, Problem> {
  if (!CONFIRMABLE.includes(before.status)) return fail(notConfirmable(before));
  const chosen = chooseMethod(deed, before, wish, caller);
  if (!chosen.ok) return chosen;
  const intent = describeIntent(before, wish);
  const method = chosen.value;
  const offSession = wish.off_session === true;
  const attempt: Attempt = { intent, method, offSession, challenge: null };

  if (needsChallenge(deed, attempt)) {
    // Nobody is there to answer the bank.
    if (offSession || wish.error_on_requires_action === true) {
      return fail(declineCard(deed, attempt, DECLINES.authenticationRequired));
    }
    const returnUrl = wish.return_url ?? null;
    const byScript = wish.use_stripe_sdk === true;
    return ok(askHolder(deed, intent, method, { returnUrl, byScript }));
  }
  if (deed.surroundings.takeProcessingFault()) return ok(leaveProcessing(deed, intent, method));
  return authorizeCard(deed, attempt);
}

function notConfirmable(intent: PaymentIntent): Problem {
  if (intent.status === "succeeded") {
    const message =
      "You cannot confirm this PaymentIntent because it has already succeeded after being " +
      "previously confirmed.";
    return wrongState(message, intent);
  }
  const message =
    `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a ` +
    `PaymentIntent with one of the following statuses may be confirmed: ${CONFIRMABLE.join(", ")}.`;
  return wrongState(message, intent);
}

function chooseMethod(
  deed: Deed,
  intent: PaymentIntent,
  wish: Confirmation,
  caller: Caller,
): Result<PaymentMethod, Problem> {
  if (wish.payment_method !== undefined) return findMethod(deed, wish.payment_method);
  const spelled = wish.payment_method_data;
  if (spelled !== undefined && spelled !== null) {
    return makeMethod(deed, caller, spelled, "payment_method_data");
  }
  if (intent.payment_method !== null) return findMethod(deed, intent.payment_method);
  const message =
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either " +
    "update the PaymentIntent with a payment method and then confirm it again, or confirm it again " +
    "directly with a payment method or ConfirmationToken.";
  return fail(wrongState(message, intent));
}

function needsChallenge(deed: Deed, { intent, method, offSession }: Attempt): boolean {
  const card = testCard(deed.tx.get("behaviour", method.id)?.card ?? "unknown");
  if (offSession && card.setUp === true) return false;
  if (card.challenge === "required") return true;
  const wish = intent.payment_method_options.card.request_three_d_secure;
  return card.challenge === "supported" && wish !== "automatic";
}

function leaveProcessing(deed: Deed, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const waiting = putIntent(deed, intent, {
    status: "processing",
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
    processing: { type: "card", card: {} },
  });
  emit(deed, "payment_intent.processing", waiting);
  return waiting;
}

/** The bank answers at last. */
export function settleProcessing(deed: Deed, intent: PaymentIntent): void {
  const method =
    intent.payment_method === null
      ? undefined
      : deed.tx.get("payment_method", intent.payment_method);
  if (intent.status !== "processing" || method === undefined) return;
  authorizeCard(deed, { intent, method, offSession: false, challenge: null });
}
