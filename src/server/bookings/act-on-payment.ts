import type { Problem } from "#contracts/errors.ts";
import { movePayment, type PaymentStatus } from "#domain/payments/payment-status.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { finishAttempt, insertAttempt, type AttemptRow } from "#server/payments/attempt-rows.ts";
import type { CardGateway, GatewayProblem, Intent } from "#server/payments/gateway.ts";
import { lockCurrentPayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { lockBooking } from "./booking-rows.ts";
import { settlePayment, type Actor, type SettleParts } from "./settle-payment.ts";

export type PaymentParts = SettleParts & { gateway: CardGateway };

export type PaymentAction = "capture" | "void";

const OLD_ATTEMPT_MS = 10 * 60_000;

const GOAL: Record<PaymentAction, PaymentStatus> = { capture: "captured", void: "cancelled" };

type Started = { payment: PaymentRow; intentId: string; attempt: AttemptRow };

/**
 * Takes or releases reserved money. The wish is written down first, then the provider is asked outside
 * of any transaction, then its answer is written with everything that follows. A wish whose answer was
 * lost is gone on with by a job, under the same key.
 */
export async function actOnPayment(
  parts: PaymentParts,
  wish: { bookingId: number; action: PaymentAction; by: Actor },
): Promise<Result<PaymentStatus, Problem>> {
  const started = await begin(parts, wish);
  if (!started.ok) return started;
  return carryOut(parts, started.value, wish);
}

async function begin(
  { db, clock }: PaymentParts,
  { bookingId, action, by }: { bookingId: number; action: PaymentAction; by: Actor },
): Promise<Result<Started, Problem>> {
  const now = clock.now();
  try {
    return await inTransaction(db, async (tx): Promise<Result<Started, Problem>> => {
      const payment = await lockCurrentPayment(tx, bookingId, "rent");
      if (!(await lockBooking(tx, bookingId))) return fail({ code: "booking.unknown" });
      if (!payment?.providerIntentId) return fail({ code: "payment.none" });
      if (payment.status !== "authorized") {
        const moved = movePayment(payment.status, GOAL[action]);
        return fail(
          moved.ok ? { code: "payment.stands-elsewhere", status: payment.status } : moved.problem,
        );
      }
      const hasLapsed = (payment.authorizationExpiresAt ?? now) <= now;
      if (action === "capture" && hasLapsed) return fail({ code: "payment.lapsed" });
      const attempt = await insertAttempt(tx, {
        paymentId: payment.id,
        action,
        requestedBy: by.id,
        createdAt: now,
      });
      return ok({ payment, intentId: payment.providerIntentId, attempt });
    });
  } catch (error) {
    if (refusingConstraint(error) === "payment_attempts_one_started")
      return fail({ code: "payment.busy" });
    throw error;
  }
}

/** Asks the provider and writes down what it said; also how a job goes on with what was left. */
export async function carryOut(
  parts: PaymentParts,
  { payment, intentId, attempt }: Started,
  { action, by, isAgain = false }: { action: PaymentAction; by: Actor; isAgain?: boolean },
): Promise<Result<PaymentStatus, Problem>> {
  const { gateway } = parts;
  // Asked again, it moves money now, unless the lost answer was about money that had moved.
  const before = isAgain ? await gateway.retrieve(intentId) : undefined;
  const isNew = before?.ok === true && before.value.status === "requires_capture";
  const askedAt = isNew ? parts.clock.now() : attempt.createdAt;
  const asked =
    action === "capture"
      ? await gateway.capture(intentId, attempt.id)
      : await gateway.cancel(intentId);
  const answer = await readAnswer(parts, { intentId, attempt, asked });
  if (!answer.ok) {
    if (answer.problem.code !== "payment.outcome-unknown") await giveUp(parts, attempt.id);
    return answer;
  }
  const status = await settlePayment(parts, payment.id, {
    intent: answer.value,
    wish: { attemptId: attempt.id, action, by, askedAt },
  });
  if (status === GOAL[action]) return ok(status);
  return fail({ code: "payment.stands-elsewhere", status: status ?? payment.status });
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

async function giveUp({ db, clock }: PaymentParts, attemptId: string): Promise<void> {
  await finishAttempt(db, attemptId, {
    state: "failed",
    outcome: { status: "unknown" },
    finishedAt: clock.now(),
  });
}
