import type { PaymentIntent, PaymentIntentResult } from "@stripe/stripe-js";
import { fail, ok, type Result } from "#domain/result.ts";
import { checkoutTexts, unexpectedStatus } from "./texts.ts";

export type ReservedCard = { paymentId: string; kronor: number };

export type CardProblem = {
  sentence: string;
  /** The payment can no longer be paid; a new one has to be opened. */
  isOver: boolean;
  /** The answer was lost, and perhaps only the answer. */
  isUnclear: boolean;
};

/** What the card provider's answer means. Reserved, and nothing else, is success. */
export function judgeCard({
  paymentIntent,
  error,
}: PaymentIntentResult): Result<ReservedCard, CardProblem> {
  // Confirming twice, after a lost answer, is an error that tells of the success before it.
  const intent = paymentIntent ?? error.payment_intent;
  if (intent?.status === "requires_capture") return ok(reserved(intent));
  const isOver = intent?.status === "canceled";
  if (!error)
    return fail({ sentence: unexpectedStatus(paymentIntent.status), isOver, isUnclear: false });
  const isUnclear = error.type === "api_connection_error" || error.type === "api_error";
  return fail({ sentence: error.message ?? checkoutTexts.cardUnreachable, isOver, isUnclear });
}

/** After the bank's own page the answer holds the last error instead of being one. */
export function judgeReturned(result: PaymentIntentResult): Result<ReservedCard, CardProblem> {
  const verdict = judgeCard(result);
  const message = result.paymentIntent?.last_payment_error?.message;
  if (verdict.ok || message === undefined) return verdict;
  return fail({ ...verdict.problem, sentence: message });
}

// The provider counts in öre.
function reserved({ id, amount }: PaymentIntent): ReservedCard {
  return { paymentId: id, kronor: amount / 100 };
}
