import type { Actor } from "#server/audit/record-change.ts";
import type { Problem } from "#contracts/errors.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { finishAttempt, type AttemptRow } from "#server/payments/attempt-rows.ts";
import type { GatewayProblem, Intent } from "#server/payments/gateway.ts";
import { chargeNothingOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { PaymentParts, StartedMove } from "./money-parts.ts";
import { settlePayment } from "./settle-payment.ts";

const OLD_ATTEMPT_MS = 10 * 60_000;

const GOAL = { capture: "captured", void: "cancelled" } as const;

/**
 * Asks the provider, outside of any transaction, and writes down what it said with everything that follows.
 * A wish whose answer was lost is gone on with by a job, under the same key.
 */
export async function carryOut(
  parts: PaymentParts,
  { payment, attempt }: StartedMove,
  by: Actor,
  { isAgain = false } = {},
): Promise<Result<PaymentStatus, Problem>> {
  const { gateway } = parts;
  const intentId = payment.providerIntentId ?? "";
  // Asked again, it moves money now, unless the lost answer was about money that had moved.
  const before = isAgain ? await gateway.retrieve(intentId) : undefined;
  const isNew = before?.ok === true && before.value.status === "requires_capture";
  const askedAt = isNew ? parts.clock.now() : attempt.createdAt;
  const action = attempt.action === "capture" ? "capture" : "void";
  const asked =
    action === "capture"
      ? await gateway.capture({ intentId, amount: partOf(payment, attempt) }, attempt.id)
      : await gateway.cancel(intentId);
  const answer = await readAnswer(parts, { intentId, attempt, asked });
  if (!answer.ok) {
    if (answer.problem.code !== "payment.outcome-unknown") await giveUp(parts, payment, attempt);
    return answer;
  }
  const status = await settlePayment(parts, payment.id, {
    intent: answer.value,
    wish: { attemptId: attempt.id, action, by, askedAt },
  });
  if (status === GOAL[action]) return ok(status);
  return fail({ code: "payment.stands-elsewhere", status: status ?? payment.status });
}

/** Nothing for the whole of it, which the provider need not be told. */
function partOf({ amount }: PaymentRow, { amount: wanted }: AttemptRow): number | null {
  return wanted !== null && wanted < amount ? wanted : null;
}

/** A payment that stands elsewhere than was expected is read, not guessed. */
async function readAnswer(
  { gateway, clock }: PaymentParts,
  {
    intentId,
    attempt,
    asked,
  }: { intentId: string; attempt: AttemptRow; asked: Result<Intent, GatewayProblem> },
): Promise<Result<Intent, Problem>> {
  if (asked.ok) return asked;
  if (asked.problem.code === "payment.intent-unknown") return fail({ code: "payment.none" });
  const isYoung = clock.now().getTime() - attempt.createdAt.getTime() < OLD_ATTEMPT_MS;
  // Under its key the provider may repeat a failure for a day: an old wish is looked at, not asked again.
  if (asked.problem.code === "payment.provider-unreachable" && isYoung)
    return fail({ code: "payment.outcome-unknown" });
  const known = await gateway.retrieve(intentId);
  return known.ok ? known : fail({ code: "payment.outcome-unknown" });
}

async function giveUp(
  { db, clock }: PaymentParts,
  payment: PaymentRow,
  attempt: AttemptRow,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await finishAttempt(tx, attempt.id, {
      state: "failed",
      outcome: { status: "unknown" },
      finishedAt: now,
    });
    // Nobody tries again by themselves what was refused: it is listed.
    await chargeNothingOf(tx, payment, now);
  });
}
