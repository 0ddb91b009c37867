import type { PaymentIntent, PaymentIntentResult } from "@stripe/stripe-js";
import { fail, ok, type Result } from "#domain/result.ts";
import { cardTexts, unexpectedStatus } from "./texts.ts";

/**
 * What is success: reserved where staff approve first, charged where they do not. Of what the shop charges at once the
 * browser hears either, since the shop may have been faster.
 */
export type Goal = "requires_capture" | "succeeded" | "reserved-or-charged";

function isReached(goal: Goal, status: PaymentIntent["status"]): boolean {
  if (goal === "reserved-or-charged")
    return status === "requires_capture" || status === "succeeded";
  return status === goal;
}

export type PaidCard = { paymentId: string; kronor: number };

export type CardProblem = {
  sentence: string;
  /** The payment can no longer be paid; a new one has to be opened. */
  isOver: boolean;
  /** The answer was lost, and perhaps only the answer. */
  isUnclear: boolean;
  /** The card form says it itself, beside the field it is about. */
  isAtField?: true;
};

/**
 * What the card provider's answer means. The goal, and nothing else, is success; an error without
 * words of its own is told in those given.
 */
export function judgeCard(
  { paymentIntent, error }: PaymentIntentResult,
  goal: Goal = "requires_capture",
  wordless: string = cardTexts.unreachable,
): Result<PaidCard, CardProblem> {
  // Confirming twice, after a lost answer, is an error that tells of the success before it.
  const intent = paymentIntent ?? error.payment_intent;
  if (intent && isReached(goal, intent.status)) return ok(paid(intent));
  const isOver = intent?.status === "canceled";
  if (!error)
    return fail({ sentence: unexpectedStatus(paymentIntent.status), isOver, isUnclear: false });
  const isUnclear = error.type === "api_connection_error" || error.type === "api_error";
  return fail({
    // The provider tells it in English, and of nothing that the customer did.
    sentence: isOver ? cardTexts.over : (error.message ?? wordless),
    isOver,
    isUnclear,
    ...(error.type === "validation_error" && { isAtField: true }),
  });
}

/** Nothing was heard of the card. */
export const UNREACHABLE: CardProblem = {
  sentence: cardTexts.unreachable,
  isOver: false,
  isUnclear: true,
};

/** Asks the card provider. What it throws, at once or later, says no more than a lost answer. */
export async function confirmed(
  confirm: () => Promise<PaymentIntentResult>,
  goal?: Goal,
  wordless?: string,
): Promise<Result<PaidCard, CardProblem>> {
  try {
    return judgeCard(await confirm(), goal, wordless);
  } catch {
    return fail(UNREACHABLE);
  }
}

/** After the bank's own page the answer holds the last error instead of being one. */
export function judgeReturned(
  result: PaymentIntentResult,
  goal?: Goal,
): Result<PaidCard, CardProblem> {
  const verdict = judgeCard(result, goal);
  const message = result.paymentIntent?.last_payment_error?.message;
  if (verdict.ok || message === undefined) return verdict;
  return fail({ ...verdict.problem, sentence: message });
}

// The provider counts in öre.
function paid({ id, amount }: PaymentIntent): PaidCard {
  return { paymentId: id, kronor: amount / 100 };
}
