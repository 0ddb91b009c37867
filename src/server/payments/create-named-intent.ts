import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { finishAttempt, type AttemptRow } from "./attempt-rows.ts";
import type { CardGateway, CustomerDetails, GatewayProblem, Intent, NewIntent } from "./gateway.ts";
import { findPayment, nameIntent, type PaymentRow } from "./payment-rows.ts";

export type CreateParts = { db: Db; clock: Clock; gateway: CardGateway };

/** What the provider is told of a payment beside its sum. */
export type IntentWords = Pick<NewIntent, "captureMethod" | "description"> & {
  customer: CustomerDetails;
};

/**
 * Opens a payment at the provider and writes its name there down. The attempt's id is the key, so that
 * a repetition, also after a crash, meets the same one; and the provider is told whose it is, so that
 * news of it find their way before the name is known.
 */
export async function createNamedIntent(
  parts: CreateParts,
  { payment, attempt }: { payment: PaymentRow; attempt: AttemptRow },
  words: IntentWords,
): Promise<Result<Intent, Problem>> {
  const created = await create(parts, payment, attempt, words);
  const finishedAt = parts.clock.now();
  if (!created.ok) {
    if (created.problem.code !== "payment.provider-unreachable")
      await finishAttempt(parts.db, attempt.id, {
        state: "failed",
        outcome: created.problem,
        finishedAt,
      });
    return fail(providerProblem(created.problem));
  }
  const intent = created.value;
  await inTransaction(parts.db, async (tx) => {
    await nameIntent(tx, payment, { intent, now: finishedAt });
    const outcome = { status: intent.status };
    await finishAttempt(tx, attempt.id, { state: "done", outcome, finishedAt });
  });
  // Somebody whose attempt came later may have been first to name it: theirs is the one that counts.
  const named = (await findPayment(parts.db, payment.id))?.providerIntentId ?? intent.id;
  if (named === intent.id) return ok(intent);
  return readIntent(parts, named);
}

async function create(
  { gateway }: CreateParts,
  { id, amount }: PaymentRow,
  attempt: AttemptRow,
  { customer, ...words }: IntentWords,
): Promise<Result<Intent, GatewayProblem>> {
  const customerId = await gateway.createCustomer(customer, `customer:${attempt.id}`);
  if (!customerId.ok) return customerId;
  return gateway.createIntent(
    { ...words, amount, customerId: customerId.value, metadata: { payment_id: id } },
    attempt.id,
  );
}

export async function readIntent(
  { gateway }: Pick<CreateParts, "gateway">,
  intentId: string,
): Promise<Result<Intent, Problem>> {
  const known = await gateway.retrieve(intentId);
  return known.ok ? known : fail(providerProblem(known.problem));
}

/** What a customer is told when the provider did not do what was asked. */
export function providerProblem({ code }: GatewayProblem): Problem {
  return {
    code:
      code === "payment.provider-unreachable"
        ? "payment.provider-unreachable"
        : "payment.provider-refused",
  };
}
