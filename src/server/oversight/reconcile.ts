import {
  comparePayment,
  type Difference,
  type ProvidersWord,
} from "#domain/payments/compare-payment.ts";
import { ok, type Result } from "#domain/result.ts";
import type { CardGateway, GatewayProblem, Intent } from "#server/payments/gateway.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { believedPayments, ourWordsOf, oursOf } from "./payment-word-rows.ts";

export type ReconcileParts = {
  db: Db;
  gateway: CardGateway;
  clock: Clock;
  /** Only payments opened since then, and those of ours that are named; all of them when left out. */
  only?: { since: Date; ours: readonly string[] };
};

export type Reconciled = {
  checked: number;
  differences: Difference[];
  /** Payments that a customer's bank has taken back or asked about: no difference, and still news. */
  disputed: string[];
};

/**
 * Compares everything the provider knows with everything we know. The shop may be at work meanwhile, so
 * whatever seems to differ is looked at once more by itself before it is told.
 */
export async function reconcile(
  parts: ReconcileParts,
): Promise<Result<Reconciled, GatewayProblem>> {
  const suspects = new Set<string>();
  const seen = new Set<string>();
  const disputed = new Set<string>();
  for (let after: string | undefined; ;) {
    const page = await parts.gateway.listIntents({ after, since: parts.only?.since });
    if (!page.ok) return page;
    const { intents, hasMore } = page.value;
    const ours = await ourWordsOf(
      parts.db,
      intents.map(({ id }) => id),
      parts.clock.now(),
    );
    for (const intent of intents) {
      seen.add(intent.id);
      if (intent.isDisputed) disputed.add(intent.id);
      if (comparePayment(providersWord(intent), ours.get(intent.id), intent.id))
        suspects.add(intent.id);
    }
    after = intents.at(-1)?.id;
    if (!hasMore || after === undefined) break;
  }
  for (const intentId of parts.only?.ours ?? (await believedPayments(parts.db)))
    if (!seen.has(intentId)) suspects.add(intentId);
  const differences: Difference[] = [];
  for (const intentId of suspects) {
    const looked = await lookAgain(parts, intentId, disputed);
    if (!looked.ok) return looked;
    if (looked.value) differences.push(looked.value);
  }
  return ok({
    checked: seen.size + (parts.only?.ours.filter((id) => !seen.has(id)).length ?? 0),
    differences,
    disputed: [...disputed],
  });
}

async function lookAgain(
  { db, gateway, clock }: ReconcileParts,
  intentId: string,
  disputed: Set<string>,
): Promise<Result<Difference | undefined, GatewayProblem>> {
  const known = await gateway.retrieve(intentId);
  if (!known.ok && known.problem.code !== "payment.intent-unknown") return known;
  if (known.ok && known.value.isDisputed) disputed.add(intentId);
  const theirs = known.ok ? providersWord(known.value) : undefined;
  return ok(comparePayment(theirs, await oursOf(db, intentId, clock.now()), intentId));
}

function providersWord(intent: Intent): ProvidersWord {
  const { id, status, amount, captured, refunded } = intent;
  const money =
    status === "requires_capture" ? "reserved" : status === "succeeded" ? "charged" : "none";
  return { intentId: id, money, amount, captured, refunded };
}
