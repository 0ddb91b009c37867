import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { paymentAttempts, payments } from "#server/platform/db/tables/payments.ts";
import type { AttemptRow } from "./attempt-rows.ts";
import type { PaymentRow } from "./payment-rows.ts";

type Kind = PaymentRow["kind"];

/** The payment of a booking that was opened after its checkout and is not yet paid, if there is one. */
export async function openPaymentOf(
  db: Db,
  bookingId: number,
  kind: Kind,
): Promise<PaymentRow | undefined> {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.kind, kind),
        eq(payments.status, "pending"),
        isNull(payments.checkoutId),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return rows[0];
}

/** Payments asked for in a span of time that the provider may have news of. */
export async function openPaymentsAskedFor(
  db: Db,
  { after, before, most }: { after: Date; before: Date; most: number },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        // Written out, as all conditions of an index are: it is found whatever plan is kept.
        sql`${payments.status} = 'pending'`,
        isNotNull(payments.bookingId),
        isNotNull(payments.providerIntentId),
        gt(payments.updatedAt, after),
        lt(payments.updatedAt, before),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(most);
}

/** From now on this is the payment its booking shows; the one before is kept beside it. */
export async function makeCurrent(
  tx: Db,
  { id, bookingId, kind }: Pick<PaymentRow, "id" | "bookingId" | "kind">,
  now: Date,
): Promise<void> {
  if (bookingId === null) return;
  const sameKind = and(eq(payments.bookingId, bookingId), eq(payments.kind, kind));
  await tx
    .update(payments)
    .set({ isCurrent: false, updatedAt: now })
    .where(and(sameKind, payments.isCurrent, ne(payments.id, id)));
  await tx.update(payments).set({ isCurrent: true, updatedAt: now }).where(eq(payments.id, id));
}

/** What somebody has begun to do with a payment and not finished. */
export async function startedAttemptOf(db: Db, paymentId: string): Promise<AttemptRow | undefined> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.state, "started")));
  return rows[0];
}
