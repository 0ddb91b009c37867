import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { OurWord } from "#domain/payments/compare-payment.ts";
import type { Db } from "#server/platform/db/database.ts";
import { checkouts } from "#server/platform/db/tables/bookings.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

/** Our rows for payments at the provider, by their names there. */
export async function ourWordsOf(
  db: Db,
  intentIds: readonly string[],
): Promise<Map<string, OurWord>> {
  const rows = await db
    .select({
      intentId: payments.providerIntentId,
      status: payments.status,
      amount: payments.amount,
      refunded: payments.refundedAmount,
      bookingId: payments.bookingId,
      isUnderWay: sql<boolean>`coalesce(${checkouts.status} in ('open', 'closing', 'discarded'), false)`,
    })
    .from(payments)
    .leftJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(inArray(payments.providerIntentId, [...intentIds]));
  return new Map(rows.flatMap(({ intentId, ...word }) => (intentId ? [[intentId, word]] : [])));
}

export async function oursOf(db: Db, intentId: string): Promise<OurWord | undefined> {
  return (await ourWordsOf(db, [intentId])).get(intentId);
}

/** Payments we believe to hold money. */
export async function believedPayments(db: Db): Promise<string[]> {
  const rows = await db
    .select({ intentId: payments.providerIntentId })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ["authorized", "captured"]),
        isNotNull(payments.providerIntentId),
      ),
    );
  return rows.flatMap(({ intentId }) => intentId ?? []);
}
