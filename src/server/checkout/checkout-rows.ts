import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { OpenHolds } from "#domain/payments/checkout-hold.ts";
import { lockItemRow } from "#server/offers/item-lock-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { checkouts } from "#server/platform/db/tables/bookings.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

/** Exactly the same wish within this time is the same booking asked for again. */
export const JUST_NOW_MS = 30 * 60_000;
const RENEWED_LATE_MS = 15 * 60_000;

export type CheckoutRow = typeof checkouts.$inferSelect;
export type NewCheckout = typeof checkouts.$inferInsert;

/** One visitor, and one network address, open one checkout at a time: their limits are counted under this. */
export async function queueUp(tx: Db, visitorHash: string, network: string): Promise<void> {
  // In this order always: the target list is worked through from left to right.
  await tx.execute(sql`select
    pg_advisory_xact_lock(hashtextextended(${`visitor ${visitorHash}`}, 0)),
    pg_advisory_xact_lock(hashtextextended(${`network ${network}`}, 0))`);
}

export async function insertCheckout(tx: Db, checkout: NewCheckout): Promise<CheckoutRow> {
  const rows = await tx.insert(checkouts).values(checkout).returning();
  const [row] = rows;
  if (!row) throw new Error("the checkout was not written");
  return row;
}

const checkoutById = prepared((db) =>
  db
    .select()
    .from(checkouts)
    .where(eq(checkouts.id, sql.placeholder("id")))
    .prepare("checkout_by_id"),
);

export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const rows = await checkoutById(db).execute({ id });
  return rows[0];
}

const checkoutForUpdate = prepared((db) =>
  db
    .select()
    .from(checkouts)
    .where(eq(checkouts.id, sql.placeholder("id")))
    .for("update")
    .prepare("checkout_for_update"),
);

export async function lockCheckout(tx: Db, id: string): Promise<CheckoutRow | undefined> {
  const rows = await checkoutForUpdate(tx).execute({ id });
  return rows[0];
}

/** The item before the checkout, as everybody does who touches nights: two writers queue. */
export async function lockWithItem(tx: Db, id: string): Promise<CheckoutRow | undefined> {
  const known = await findCheckout(tx, id);
  if (known?.rentalItemId) await lockItemRow(tx, known.rentalItemId);
  return lockCheckout(tx, id);
}

/** Of one visitor, for one item. */
type Owned = { visitorHash: string; itemId: number };

const OWNED = and(
  eq(checkouts.visitorHash, sql.placeholder("visitorHash")),
  eq(checkouts.rentalItemId, sql.placeholder("itemId")),
);

const openByVisitor = prepared((db) =>
  db
    .select()
    .from(checkouts)
    .where(and(OWNED, eq(checkouts.status, "open")))
    .orderBy(asc(checkouts.createdAt), asc(checkouts.id))
    .prepare("open_checkouts_of"),
);

export async function openCheckoutsOf(db: Db, owned: Owned): Promise<CheckoutRow[]> {
  return openByVisitor(db).execute(owned);
}

const bookedByVisitor = prepared((db) =>
  db
    .select()
    .from(checkouts)
    .where(
      and(
        OWNED,
        gt(checkouts.createdAt, sql.placeholder("since")),
        eq(checkouts.status, "completed"),
        isNotNull(checkouts.bookingId),
      ),
    )
    .prepare("checkouts_booked_by"),
);

/** What the visitor has just booked of an item. */
export async function bookedBy(db: Db, owned: Owned, since: Date): Promise<CheckoutRow[]> {
  return bookedByVisitor(db).execute({ ...owned, since });
}

/** Gives the nights back at once. The intents are still to be cancelled; answers whose. */
export async function discardOpen(
  tx: Db,
  wanted: { visitorHash: string; itemId: number; except?: string },
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .update(checkouts)
    .set({
      status: "discarded",
      updatedAt: now,
      // Renewed again and again it would hold its nights for ever: one that had its time counts as lapsed.
      lapsedAt: sql`case when ${checkouts.createdAt} <= ${new Date(now.getTime() - RENEWED_LATE_MS).toISOString()}::timestamptz
        then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(checkouts.visitorHash, wanted.visitorHash),
        eq(checkouts.rentalItemId, wanted.itemId),
        eq(checkouts.status, "open"),
        wanted.except === undefined ? undefined : sql`${checkouts.id} <> ${wanted.except}`,
      ),
    )
    .returning({ id: checkouts.id });
  return rows.map(({ id }) => id);
}

export async function discardOne(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ status: "discarded", updatedAt: now })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, "open")));
}

const openCounts = prepared((db) => {
  const isVisitors = eq(checkouts.visitorHash, sql.placeholder("visitorHash"));
  const isNetworks = eq(checkouts.network, sql.placeholder("network"));
  return (
    db
      .select({
        ofVisitor: sql<number>`(count(*) filter (where ${isVisitors}))::int`,
        ofNetwork: sql<number>`(count(*) filter (where ${isNetworks}))::int`,
        unitNights: sql<number>`coalesce(sum((end_date - start_date) * quantity) filter (where ${isVisitors}), 0)::int`,
      })
      .from(checkouts)
      // Written out, so that a plan made once for all values may use the index of just these.
      .where(and(or(isVisitors, isNetworks), sql`status in ('open', 'closing')`))
      .prepare("open_checkouts_counted")
  );
});

export async function countOpen(tx: Db, visitorHash: string, network: string): Promise<OpenHolds> {
  const [counted] = await openCounts(tx).execute({ visitorHash, network });
  return counted ?? { ofVisitor: 0, ofNetwork: 0, unitNights: 0 };
}

export async function lapsesOf(tx: Db, visitorHash: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: checkouts.lapsedAt })
    .from(checkouts)
    .where(and(eq(checkouts.visitorHash, visitorHash), gt(checkouts.lapsedAt, since)));
  return rows.flatMap(({ at }) => at ?? []);
}

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

export async function updateCheckout(
  tx: Db,
  id: string,
  change: Partial<NewCheckout> & { updatedAt: Date },
): Promise<void> {
  await tx.update(checkouts).set(change).where(eq(checkouts.id, id));
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
    .set({ customer: sql`'{}'::jsonb`, travelInfo: null })
    .where(
      and(
        eq(checkouts.status, "released"),
        lt(checkouts.updatedAt, before),
        sql`${checkouts.customer} <> '{}'::jsonb`,
      ),
    );
}
