import { and, between, eq, gte, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { OurWord } from "#domain/payments/compare-payment.ts";
import { givenOtherwise } from "#server/payments/attempt-rows.ts";
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
      // What the books gave back for a lost dispute, or by hand, is no refund to the provider.
      refunded: sql<number>`(${payments.refundedAmount} - (select coalesce(sum(d.credited), 0)
        from disputes d where d.payment_id = ${payments.id}))::float
        - ${givenOtherwise(payments.id)}`,
      bookingId: payments.bookingId,
      isUnderWay: sql<boolean>`coalesce(${checkouts.status} in ('open', 'closing', 'discarded')
        and ${checkouts.holdExpiresAt} > ${stuckBefore}::timestamptz, false)`,
      isWaitedFor: sql<boolean>`coalesce(${bookings.status} <> 'cancelled', false)
        and not ${payments.isLetGo}`,
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

/** Payments we believe to hold money, all of them. */
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

/**
 * Payments worth a look however long ago they were opened: that have moved since an instant, and those of
 * stays that are about to begin, under way or just over, whose money matters now.
 */
export async function paymentsOfInterest(
  db: Db,
  { movedSince, from, to }: { movedSince: Date; from: LocalDate; to: LocalDate },
): Promise<string[]> {
  const ofStay = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(between(bookings.startDate, from, to), between(bookings.endDate, from, to)));
  const rows = await db
    .select({ intentId: payments.providerIntentId })
    .from(payments)
    .where(
      and(
        isNotNull(payments.providerIntentId),
        ne(payments.status, "pending"),
        or(gte(payments.updatedAt, movedSince), inArray(payments.bookingId, ofStay)),
      ),
    );
  return rows.flatMap(({ intentId }) => intentId ?? []);
}
