import { and, eq, inArray, isNull, notInArray, sql, sum } from "drizzle-orm";
import { DISPUTE_STATES_LEAVING_MONEY, type DisputedSum } from "#domain/payments/dispute.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { givenOtherwise } from "#server/payments/attempt-rows.ts";
import type { Dispute } from "#server/payments/gateway.ts";
import type { Db } from "#server/platform/db/database.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { disputeMovements, disputes } from "#server/platform/db/tables/disputes.ts";

export type DisputeRow = typeof disputes.$inferSelect;

/** Writes down how a dispute stands; answers it as it was before, or nothing when it is new. */
export async function keepDispute(
  tx: Db,
  { paymentId, dispute, now }: { paymentId: string; dispute: Dispute; now: Date },
): Promise<DisputeRow | undefined> {
  const { id: providerId, amountOre, reason, state, dueBy, createdAt } = dispute;
  const before = await lockDispute(tx, providerId);
  const stands = { amountOre, reason, state, dueBy, updatedAt: now };
  await tx
    .insert(disputes)
    .values({ providerId, paymentId, openedAt: createdAt, ...stands })
    .onConflictDoUpdate({ target: disputes.providerId, set: stands });
  return before;
}

export async function findDispute(db: Db, providerId: string): Promise<DisputeRow | undefined> {
  const rows = await db.select().from(disputes).where(eq(disputes.providerId, providerId));
  return rows[0];
}

export async function lockDispute(tx: Db, providerId: string): Promise<DisputeRow | undefined> {
  const rows = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.providerId, providerId))
    .for("update");
  return rows[0];
}

/** Answers whether it was new: each movement of the provider's balance is posted once. */
export async function keepMovement(
  tx: Db,
  movement: typeof disputeMovements.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(disputeMovements)
    .values(movement)
    .onConflictDoNothing()
    .returning({ id: disputeMovements.providerId });
  return rows.length > 0;
}

/** What the provider has taken for a dispute and not given back, in öre and without its fees. */
export async function takenFor(tx: Db, disputeId: string): Promise<number> {
  const [row] = await tx
    .select({ ore: sum(disputeMovements.amountOre) })
    .from(disputeMovements)
    .where(eq(disputeMovements.disputeId, disputeId));
  return 0 - Number(row?.ore ?? 0);
}

export async function decide(
  tx: Db,
  providerId: string,
  decision: Required<
    Pick<
      DisputeRow,
      "decision" | "credited" | "waived" | "note" | "decidedBy" | "decidedAt" | "updatedAt"
    >
  >,
): Promise<void> {
  await tx.update(disputes).set(decision).where(eq(disputes.providerId, providerId));
}

/** Of these payments, those whose money is with the customer's bank, or was lost to it in whole or in part. */
export async function disputedSums(
  db: Db,
  paymentIds: string[],
): Promise<Map<string, DisputedSum>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({
      paymentId: disputes.paymentId,
      isOpen: sql<boolean>`bool_or(${disputes.state} <> 'lost')`,
      taken: sql<number>`sum(coalesce((select -sum(m.amount_ore) / 100.0 from dispute_movements m
        where m.dispute_id = disputes.provider_id), 0) - ${disputes.credited})::float`,
    })
    .from(disputes)
    .where(
      and(
        inArray(disputes.paymentId, paymentIds),
        notInArray(disputes.state, [...DISPUTE_STATES_LEAVING_MONEY]),
      ),
    )
    .groupBy(disputes.paymentId);
  return new Map(rows.map(({ paymentId, ...disputed }) => [paymentId, disputed]));
}

/** What customers' banks took of a payment for good, and what of it the books call given back. */
export async function takenByBank(
  db: Db,
  paymentId: string,
): Promise<{ taken: number; credited: number }> {
  const [row] = await db
    .select({
      taken: sql<number>`coalesce(sum((select -sum(m.amount_ore) / 100.0 from dispute_movements m
        where m.dispute_id = disputes.provider_id)), 0)::float`,
      credited: sql<number>`coalesce(sum(${disputes.credited}), 0)::float`,
    })
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), eq(disputes.state, "lost")));
  return row ?? { taken: 0, credited: 0 };
}

/** What the books gave back of a payment and the provider calls no refund: for a lost dispute, or by hand. */
export async function givenBackElsewhere(db: Db, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ credited: sum(disputes.credited), byHand: givenOtherwise(paymentId) })
    .from(payments)
    .leftJoin(disputes, eq(disputes.paymentId, payments.id))
    .where(eq(payments.id, paymentId));
  return sumKronor(Number(row?.credited ?? 0), row?.byHand ?? 0);
}

export async function hasDisputes(db: Db, paymentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: disputes.providerId })
    .from(disputes)
    .where(and(eq(disputes.paymentId, paymentId), isNull(disputes.decision)))
    .limit(1);
  return rows.length > 0;
}
