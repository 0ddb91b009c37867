import { and, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import type { OurWord } from "#domain/payments/compare-payment.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings, checkouts } from "#server/platform/db/tables/bookings.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

const STUCK_MS = 60 * 60_000;

/** Our rows for payments at the provider, by their names there. */
export async function ourWordsOf(
  db: Db,
  intentIds: readonly string[],
  now: Date,
): Promise<Map<string, OurWord>> {
  // One that is still under way so long after its hold has run out is stuck.
  const stuckBefore = new Date(now.getTime() - STUCK_MS).toISOString();
  const rows = await db
    .select({
      intentId: payments.providerIntentId,
      status: payments.status,
      amount: payments.amount,
      refunded: payments.refundedAmount,
      bookingId: payments.bookingId,
      isUnderWay: sql<boolean>`coalesce(${checkouts.status} in ('open', 'closing', 'discarded')
        and ${checkouts.holdExpiresAt} > ${stuckBefore}::timestamptz, false)`,
      holdsNights: sql<boolean>`coalesce(${bookings.holdsNights}, false)`,
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(inArray(payments.providerIntentId, [...intentIds]));
  return new Map(rows.flatMap(({ intentId, ...word }) => (intentId ? [[intentId, word]] : [])));
}

export async function oursOf(db: Db, intentId: string, now: Date): Promise<OurWord | undefined> {
  return (await ourWordsOf(db, [intentId], now)).get(intentId);
}

/** Payments we believe to hold money, those opened since an instant or all of them. */
export async function believedPayments(db: Db, since?: Date): Promise<string[]> {
  const rows = await db
    .select({ intentId: payments.providerIntentId })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ["authorized", "captured"]),
        isNotNull(payments.providerIntentId),
        since && gte(payments.createdAt, since),
      ),
    );
  return rows.flatMap(({ intentId }) => intentId ?? []);
}
