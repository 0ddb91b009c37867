import { randomUUID } from "node:crypto";
import { and, asc, eq, lt } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { paymentAttempts } from "#server/platform/db/tables/payments.ts";

export type AttemptRow = typeof paymentAttempts.$inferSelect;
type NewAttempt = Pick<AttemptRow, "paymentId" | "action" | "createdAt"> &
  Partial<Pick<AttemptRow, "amount" | "reason" | "requestedBy">>;

/** Written before the provider is asked: its id is the key by which the provider knows a repetition. */
export async function insertAttempt(tx: Db, attempt: NewAttempt): Promise<AttemptRow> {
  const [row] = await tx
    .insert(paymentAttempts)
    .values({ ...attempt, id: randomUUID() })
    .returning();
  if (!row) throw new Error("the attempt was not written");
  return row;
}

/** Nothing when somebody else has finished it: whoever comes second finds it done. */
export async function finishAttempt(
  tx: Db,
  id: string,
  finish: {
    state: "done" | "failed";
    outcome: unknown;
    finishedAt: Date;
    providerRefundId?: string;
  },
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .update(paymentAttempts)
    .set(finish)
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, "started")))
    .returning();
  return row;
}

export async function startedAttempts(db: Db, before: Date, most: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, "started"), lt(paymentAttempts.createdAt, before)))
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(most);
}

export async function attemptOfRefund(
  db: Db,
  providerRefundId: string,
): Promise<AttemptRow | undefined> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerRefundId, providerRefundId));
  return rows[0];
}

export async function markRefundFailed(
  tx: Db,
  id: string,
  { outcome, failedAt }: { outcome: unknown; failedAt: Date },
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .update(paymentAttempts)
    .set({ state: "failed", outcome, finishedAt: failedAt })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, "done")))
    .returning();
  return row;
}

/** What somebody has asked of a payment and is not done yet, with who asked. */
export async function startedWish(tx: Db, paymentId: string) {
  const { id, action, requestedBy, createdAt } = paymentAttempts;
  const rows = await tx
    .select({ id, action, requestedBy, createdAt, username: users.username })
    .from(paymentAttempts)
    .leftJoin(users, eq(users.id, paymentAttempts.requestedBy))
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.state, "started")));
  return rows[0];
}
