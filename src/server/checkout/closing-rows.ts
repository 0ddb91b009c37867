import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { checkouts } from "#server/platform/db/tables/bookings.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import type { CheckoutRow } from "./checkout-rows.ts";

type Lease = { now: Date; until: Date };

/** From here on the checkout can no longer become a booking by itself. */
export async function markClosing(
  db: Db,
  id: string,
  { now, until }: Lease,
  { lapsed = false } = {},
): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({
      status: "closing",
      closingUntil: until,
      updatedAt: now,
      ...(lapsed && { lapsedAt: now }),
    })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, "open")))
    .returning({ id: checkouts.id });
  return rows.length > 0;
}

/** Only one at a time cancels an intent; whoever died over it has lost the right after a while. */
export async function takeOverClosing(db: Db, id: string, { now, until }: Lease): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ closingUntil: until, updatedAt: now })
    .where(
      and(
        eq(checkouts.id, id),
        inArray(checkouts.status, ["closing", "discarded"]),
        or(isNull(checkouts.closingUntil), lt(checkouts.closingUntil, now)),
      ),
    )
    .returning({ id: checkouts.id });
  return rows.length > 0;
}

/** Left for the next round: the provider could not be reached, or is not done with it. */
export async function leaveClosing(db: Db, id: string, ownLease: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ closingUntil: null })
    .where(and(eq(checkouts.id, id), eq(checkouts.closingUntil, ownLease)));
}

export type Unfinished = Pick<
  CheckoutRow,
  "id" | "status" | "holdExpiresAt" | "rentalItemId" | "startDate" | "createdAt"
> & { paymentId: string; intentId: string | null };

/** Checkouts that somebody has to look after: not yet a booking, not yet let go. Oldest first. */
export async function unfinishedCheckouts(
  db: Db,
  { now, olderThan, most }: { now: Date; olderThan: Date; most: number },
): Promise<Unfinished[]> {
  return db
    .select({
      id: checkouts.id,
      status: checkouts.status,
      holdExpiresAt: checkouts.holdExpiresAt,
      rentalItemId: checkouts.rentalItemId,
      startDate: checkouts.startDate,
      paymentId: payments.id,
      createdAt: checkouts.createdAt,
      intentId: payments.providerIntentId,
    })
    .from(checkouts)
    .innerJoin(payments, eq(payments.checkoutId, checkouts.id))
    .where(
      and(
        lt(checkouts.createdAt, olderThan),
        or(
          eq(checkouts.status, "open"),
          and(
            inArray(checkouts.status, ["closing", "discarded"]),
            or(isNull(checkouts.closingUntil), lt(checkouts.closingUntil, now)),
          ),
        ),
      ),
    )
    .orderBy(asc(checkouts.updatedAt), asc(checkouts.id))
    .limit(most);
}

/** What was let go long ago keeps its sums and loses its person. */
export async function forgetCustomers(db: Db, before: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ customer: sql`'{}'::jsonb`, organisation: null, travelInfo: null })
    .where(
      and(
        eq(checkouts.status, "released"),
        lt(checkouts.updatedAt, before),
        sql`${checkouts.customer} <> '{}'::jsonb`,
      ),
    );
}
