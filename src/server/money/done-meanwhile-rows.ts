import { and, asc, desc, eq, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { paymentAttempts, payments } from "#server/platform/db/tables/payments.ts";

/** The newest refund of these payments that is under way, or was written down at an instant or after it. */
export async function refundSince(db: Db, paymentIds: string[], since: Date) {
  if (paymentIds.length === 0) return undefined;
  const rows = await db
    .select({
      state: paymentAttempts.state,
      amount: paymentAttempts.amount,
      username: users.username,
      at: paymentAttempts.createdAt,
    })
    .from(paymentAttempts)
    .leftJoin(users, eq(users.id, paymentAttempts.requestedBy))
    .where(
      and(
        inArray(paymentAttempts.paymentId, paymentIds),
        eq(paymentAttempts.action, "refund"),
        // One that failed has moved nothing.
        ne(paymentAttempts.state, "failed"),
        or(eq(paymentAttempts.state, "started"), gte(paymentAttempts.createdAt, since)),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return rows[0];
}

const kept = (bookingId: number) =>
  and(
    eq(auditLog.entity, "booking"),
    eq(auditLog.entityId, String(bookingId)),
    eq(auditLog.action, "deposit.kept"),
  );
const keptAmount = sql<number>`(${auditLog.after} ->> 'amount')::float`;

/** What was kept of a booking's deposit at an instant or after it: the log alone knows each by itself. */
export async function keptSince(db: Db, bookingId: number, since: Date) {
  const rows = await db
    .select({ amount: keptAmount, username: auditLog.actor, at: auditLog.at })
    .from(auditLog)
    .where(and(kept(bookingId), gte(auditLog.at, since)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return rows[0];
}

/** Each part that was kept of a booking's deposit and what it was for, as its customer was told. */
export async function keptOfDeposit(
  db: Db,
  bookingId: number,
): Promise<{ label: string; amount: number }[]> {
  return db
    .select({ label: sql<string>`coalesce(${auditLog.after} ->> 'note', '')`, amount: keptAmount })
    .from(auditLog)
    .where(kept(bookingId))
    .orderBy(asc(auditLog.id));
}

/** What was kept of a booking's deposit under a key. */
export async function keptOfKey(
  db: Db,
  bookingId: number,
  key: string,
): Promise<number | undefined> {
  const rows = await db
    .select({ amount: keptAmount })
    .from(auditLog)
    .where(and(kept(bookingId), sql`${auditLog.after} ->> 'key' = ${key}`))
    .limit(1);
  return rows[0]?.amount;
}

/** The rent of a booking that came last and stands, and who wrote it down. */
export async function newestRent(db: Db, bookingId: number) {
  const rows = await db
    .select({
      method: payments.method,
      amount: payments.amount,
      username: users.username,
      at: payments.createdAt,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.recordedBy))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.kind, "rent"),
        inArray(payments.status, ["authorized", "captured"]),
        isNull(payments.takenBackAt),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return rows[0];
}
