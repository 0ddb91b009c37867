import { and, asc, eq, isNotNull, lt, not, notExists, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { paymentAttempts, payments, refundWishes } from "#server/platform/db/tables/payments.ts";

/** Refunds over several payments whose next part nobody has begun. */
export async function openRefundWishes(db: Db, before: Date, most: number): Promise<string[]> {
  const underWay = db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.wishId, refundWishes.id), eq(paymentAttempts.state, "started")));
  const rows = await db
    .select({ id: refundWishes.id })
    .from(refundWishes)
    .where(
      and(eq(refundWishes.state, "open"), lt(refundWishes.createdAt, before), notExists(underWay)),
    )
    .orderBy(asc(refundWishes.createdAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Bookings with a reservation that is to be charged, and that nobody is charging. */
export async function bookingsToCharge(db: Db, before: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ bookingId: payments.bookingId })
    .from(payments)
    .where(
      and(
        eq(payments.status, "authorized"),
        payments.chargeAtOnce,
        not(payments.isLetGo),
        isNotNull(payments.bookingId),
        lt(payments.updatedAt, before),
        sql`${payments.authorizationExpiresAt} > ${before.toISOString()}::timestamptz`,
      ),
    )
    .limit(most);
  return rows.flatMap(({ bookingId }) => bookingId ?? []);
}
