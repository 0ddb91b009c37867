import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lt, sql, type Column } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { paymentAttempts, payments } from "#server/platform/db/tables/payments.ts";

export type AttemptRow = typeof paymentAttempts.$inferSelect;
type NewAttempt = Pick<AttemptRow, "paymentId" | "action" | "createdAt"> &
  Partial<Pick<AttemptRow, "amount" | "reason" | "requestedBy" | "bookingId" | "wishId">>;

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
    waived?: number;
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

/** What the outcome of such a refund says: nobody here has asked for it. */
export const MADE_ELSEWHERE = "made-elsewhere";

/** A refund that was made in the provider's own pages, written down when it was heard of. */
export async function insertForeignRefund(
  tx: Db,
  refund: Required<
    Pick<
      AttemptRow,
      "paymentId" | "amount" | "reason" | "providerRefundId" | "waived" | "createdAt"
    >
  >,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      ...refund,
      id: randomUUID(),
      action: "refund",
      state: "done",
      outcome: { status: MADE_ELSEWHERE },
      finishedAt: refund.createdAt,
    })
    // Heard of twice at once, it is written once.
    .onConflictDoNothing({ target: paymentAttempts.providerRefundId })
    .returning();
  return row;
}

/** Money that was given back by hand: nobody is asked, so that it is done when it is written. */
export async function insertHandRefund(
  tx: Db,
  refund: Required<
    Pick<
      AttemptRow,
      "id" | "paymentId" | "amount" | "reason" | "requestedBy" | "waived" | "createdAt"
    >
  >,
): Promise<AttemptRow> {
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      ...refund,
      action: "refund",
      state: "done",
      outcome: { status: "by-hand" },
      finishedAt: refund.createdAt,
    })
    .returning();
  if (!row) throw new Error("the refund was not written");
  return row;
}

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | undefined> {
  const rows = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return rows[0];
}

/** A payment's refunds that are over, in the order they were asked for. */
export async function endedRefunds(db: Db, paymentId: string) {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.paymentId, paymentId),
        eq(paymentAttempts.action, "refund"),
        inArray(paymentAttempts.state, ["failed", "done"]),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt));
  return rows.map(asEnded);
}

/** A refund as the rules see it: how it was given, and when it had failed where it came after all. */
export function asEnded(row: AttemptRow) {
  const outcome = row.outcome as { status?: string; failedBefore?: string } | null;
  return {
    ...row,
    amount: row.amount ?? 0,
    isByHand: outcome?.status === "by-hand",
    failedBefore: outcome?.failedBefore === undefined ? null : new Date(outcome.failedBefore),
  };
}

/**
 * Of what the books gave back of a card payment, what the provider did not: given by hand, since the card took
 * nothing; less what the provider gave after all and the books call lost.
 */
export function givenOtherwise(paymentId: Column | string) {
  return sql<number>`(select coalesce(sum(
      case when a.outcome ->> 'status' = 'by-hand' then a.amount else 0 end - a.given_twice), 0)::float
    from payment_attempts a
    where a.payment_id = ${paymentId} and a.action = 'refund' and a.state = 'done')`;
}

/** What moves rent of a booking just now; there is at most one. */
export async function startedRentMove(db: Db, bookingId: number): Promise<AttemptRow | undefined> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.bookingId, bookingId), eq(paymentAttempts.state, "started")));
  return rows[0];
}

/** What the shop itself has begun with a booking's payments, and whoever notices goes on with. */
export async function ownStartedAttempts(db: Db, bookingId: number): Promise<AttemptRow[]> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(paymentAttempts.state, "started"),
        inArray(paymentAttempts.action, ["capture", "void"]),
        isNull(paymentAttempts.requestedBy),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt));
  return rows.map(({ attempt }) => attempt);
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
    .set({ state: "failed", outcome, finishedAt: failedAt, givenTwice: 0 })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, "done")))
    .returning();
  return row;
}

/** The other way: it had failed, and came to pass all the same. */
export async function markRefundDone(
  tx: Db,
  id: string,
  done: Required<
    Pick<AttemptRow, "outcome" | "finishedAt" | "providerRefundId" | "waived" | "givenTwice">
  >,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .update(paymentAttempts)
    .set({ ...done, state: "done" })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, "failed")))
    .returning();
  return row;
}

/** What somebody has asked of a payment and is not done yet, with who asked. */
export async function startedWish(tx: Db, paymentId: string) {
  const { id, action, amount, requestedBy, createdAt } = paymentAttempts;
  const rows = await tx
    .select({ id, action, amount, requestedBy, createdAt, username: users.username })
    .from(paymentAttempts)
    .leftJoin(users, eq(users.id, paymentAttempts.requestedBy))
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.state, "started")));
  return rows[0];
}
