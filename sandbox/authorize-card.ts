import { newCharge, type Charge, type ChallengeResult } from "./charge.ts";
import { emit, putDue, putIntent, type Deed } from "./deed.ts";
import type { Decline } from "./declines.ts";
import { disputeIfHolderObjects } from "./open-dispute.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import type { PaymentMethod } from "./payment-method.ts";
import { cardProblem, type ErrorBody, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";
import { settleBalance } from "./settle-balance.ts";
import { testCard } from "./test-cards.ts";

const DAY = 24 * 60 * 60;
const HOLD = 7 * DAY;
// Visa gives a shop that charges on its own initiative less time.
const MERCHANT_INITIATED_VISA_HOLD = 4 * DAY + 18 * 60 * 60;
const SETTLES_AFTER = 1;
/** So many failed tries on one intent look like somebody guessing cards. */
const MOST_ATTEMPTS = 50;

export type Attempt = {
  intent: PaymentIntent;
  method: PaymentMethod;
  offSession: boolean;
  challenge: ChallengeResult;
};

/** Asks the card's bank, and writes down what it says. */
export function authorizeCard(deed: Deed, attempt: Attempt): Result<PaymentIntent, Problem> {
  const { method, challenge, offSession } = attempt;
  const behaviour = deed.tx.get("behaviour", method.id);
  const card = testCard(behaviour?.card ?? "unknown");
  const decline =
    card.declines ?? (challenge === "authenticated" ? card.declinesAfterChallenge : undefined);
  const cvcCheck = behaviour?.cvcGiven === true ? (card.cvcCheck ?? "pass") : null;
  if (decline !== undefined) return fail(declineCard(deed, attempt, decline));
  const manual = attempt.intent.capture_method === "manual";
  const shortHold = offSession && method.card.brand === "visa";
  const hold = shortHold ? MERCHANT_INITIATED_VISA_HOLD : HOLD;
  const charge = newCharge({
    ...attempt,
    now: deed.now,
    decline,
    captureBefore: manual ? deed.now + hold : undefined,
    cvcCheck,
  });
  noteCheck(deed, method, cvcCheck);
  return ok(manual ? holdMoney(deed, attempt, charge) : takeMoney(deed, attempt, charge));
}

/** Turns the card away: the intent waits for another one, and remembers why. */
export function declineCard(deed: Deed, attempt: Attempt, decline: Decline): Problem {
  const { method } = attempt;
  const { code, decline_code, message, param } = decline;
  const charge = newCharge({
    ...attempt,
    now: deed.now,
    decline,
    captureBefore: undefined,
    cvcCheck: code === "incorrect_cvc" ? "fail" : null,
  });
  deed.tx.put("charge", charge);
  const problem = cardProblem({
    charge: charge.id,
    code,
    decline_code,
    message,
    ...(param === undefined ? {} : { param }),
    network_decline_code: "01",
    payment_method: method,
  });
  emit(deed, "charge.failed", charge);
  const intent = failIntent(deed, attempt.intent, problem.error, charge.id);
  return { ...problem, error: { ...problem.error, payment_intent: intent } };
}

export function failIntent(
  deed: Deed,
  intent: PaymentIntent,
  error: ErrorBody,
  latestCharge: string | null,
): PaymentIntent {
  const failed = putIntent(deed, intent, {
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    processing: null,
    last_payment_error: error,
    latest_charge: latestCharge ?? intent.latest_charge,
  });
  emit(deed, "payment_intent.payment_failed", failed);
  if (deed.tx.childrenOf("charge", intent.id).length < MOST_ATTEMPTS) return failed;
  const canceled = putIntent(deed, failed, {
    status: "canceled",
    canceled_at: deed.now,
    cancellation_reason: "automatic",
  });
  emit(deed, "payment_intent.canceled", canceled);
  return canceled;
}

const PAID = { next_action: null, processing: null, last_payment_error: null };

function holdMoney(deed: Deed, { intent, method }: Attempt, charge: Charge): PaymentIntent {
  deed.tx.put("charge", charge);
  const held = putIntent(deed, intent, {
    ...PAID,
    status: "requires_capture",
    payment_method: method.id,
    latest_charge: charge.id,
    amount_capturable: charge.amount,
  });
  const lapses = charge.payment_method_details.card.capture_before ?? deed.now + HOLD;
  putDue(deed, lapses, "hold-lapses", intent.id);
  emit(deed, "charge.succeeded", charge);
  emit(deed, "payment_intent.amount_capturable_updated", held);
  return held;
}

function takeMoney(deed: Deed, { intent, method }: Attempt, approved: Charge): PaymentIntent {
  const late = intent.capture_method === "automatic_async";
  const charge = late ? approved : settleBalance(deed, approved, approved.amount);
  deed.tx.put("charge", charge);
  if (late) putDue(deed, deed.now + SETTLES_AFTER, "balance-settles", charge.id);
  const paid = putIntent(deed, intent, {
    ...PAID,
    status: "succeeded",
    payment_method: method.id,
    latest_charge: charge.id,
    amount_received: charge.amount,
  });
  emit(deed, "charge.succeeded", charge);
  disputeIfHolderObjects(deed, charge);
  emit(deed, "payment_intent.succeeded", paid);
  return paid;
}

function noteCheck(deed: Deed, method: PaymentMethod, cvcCheck: string | null): void {
  const checks = { ...method.card.checks, cvc_check: cvcCheck };
  deed.tx.put("payment_method", { ...method, card: { ...method.card, checks } });
}
