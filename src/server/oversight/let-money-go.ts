import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { settlePayment } from "#server/money/settle-payment.ts";
import { asProblem } from "#server/checkout/open-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import type { GatewayProblem } from "#server/payments/gateway.ts";
import { paymentOfIntent } from "#server/payments/payment-rows.ts";
import { compare } from "./compare.ts";
import { strayMoney } from "./concern-rows.ts";
import { readComparison } from "./comparison-rows.ts";

/** Lets a reservation go that belongs to no booking; one that does is left to the booking's own buttons. */
export async function letMoneyGo(
  parts: LetGoParts,
  intentId: string,
  by: { id: number; username: string },
): Promise<Result<null, Problem>> {
  // It may have found its booking since the two were compared.
  const compared = await compare(parts);
  if (!compared.ok) return compared;
  if (!(await isStray(parts, intentId))) return fail({ code: "oversight.not-stray" });
  const cancelled = await parts.gateway.cancel(intentId);
  if (!cancelled.ok) return refused(cancelled.problem);
  await recordChange(parts.db, parts.clock, {
    by,
    action: "payment.let-go",
    entity: "payment",
    entityId: intentId,
    after: { amount: cancelled.value.amount },
  });
  const payment = await paymentOfIntent(parts.db, intentId);
  if (payment) await settlePayment(parts, payment.id, { intent: cancelled.value });
  await compare(parts);
  return ok(null);
}

/** Somebody was faster: here, or in the provider's own pages. */
function refused(problem: GatewayProblem): Result<null, Problem> {
  if (problem.code !== "payment.unexpected-state") return asProblem<null>(fail(problem));
  return fail(
    problem.status === "succeeded"
      ? { code: "payment.stands-elsewhere", status: "captured" }
      : { code: "oversight.not-stray" },
  );
}

async function isStray({ db }: LetGoParts, intentId: string): Promise<boolean> {
  const stray = await strayMoney(db);
  if (stray.some((one) => one.intentId === intentId && one.isReserved)) return true;
  const comparison = await readComparison(db);
  return (comparison?.differences ?? []).some(
    (one) => one.intentId === intentId && one.kind === "unaccounted" && one.theirs === "reserved",
  );
}
