import { and, asc, eq, gt, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { NEARLY_OVER_MS } from "#domain/payments/checkout-hold.ts";
import type { Intent } from "#server/payments/gateway.ts";
import type { Db } from "#server/platform/db/database.ts";
import { lockItemsOfCheckout } from "./checkout-line-rows.ts";
import { rememberedWrite } from "#server/platform/db/remembered-write.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { checkouts } from "#server/platform/db/tables/bookings.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

/** Exactly the same wish within this time is the same booking asked for again. */
export const JUST_NOW_MS = 30 * 60_000;

export type CheckoutRow = typeof checkouts.$inferSelect;
export type NewCheckout = typeof checkouts.$inferInsert;

const writeCheckouts = rememberedWrite("checkout_insert", (db, rows: NewCheckout[]) =>
  db.insert(checkouts).values(rows).returning(),
);

export async function insertCheckout(tx: Db, checkout: NewCheckout): Promise<CheckoutRow> {
  const rows = await writeCheckouts(tx, [checkout]);
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

const checkoutByIntent = prepared((db) =>
  db
    .select({ checkout: checkouts, payment: payments })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(eq(payments.providerIntentId, sql.placeholder("intentId")))
    .prepare("checkout_of_intent"),
);

export async function checkoutOfIntent(db: Db, intentId: string) {
  const rows = await checkoutByIntent(db).execute({ intentId });
  return rows[0];
}

type IntentNames = Pick<
  typeof payments.$inferInsert,
  "providerIntentId" | "providerCustomerId" | "updatedAt"
>;

const nameIntents = rememberedWrite("payment_name_intent", (db, [names]: IntentNames[]) =>
  db
    .update(payments)
    .set(names!)
    .from(checkouts)
    .where(
      and(
        eq(payments.checkoutId, sql.placeholder("checkoutId")),
        isNull(payments.providerIntentId),
        eq(checkouts.id, sql.placeholder("checkoutId")),
      ),
    )
    .returning({ status: checkouts.status }),
);

/** Remembers which payment at the provider this is, the first to tell it is right; tells how the checkout stands. */
export async function nameIntentOf(
  db: Db,
  checkoutId: string,
  { intent, now }: { intent: Pick<Intent, "id" | "customerId">; now: Date },
): Promise<CheckoutRow["status"] | undefined> {
  const names = {
    providerIntentId: intent.id,
    providerCustomerId: intent.customerId,
    updatedAt: now,
  };
  const rows = await nameIntents(db, [names], { checkoutId });
  return rows[0]?.status;
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

/** The items before the checkout, as everybody does who touches nights: two writers queue. */
export async function lockWithItems(tx: Db, id: string): Promise<CheckoutRow | undefined> {
  await lockItemsOfCheckout(tx, id);
  return lockCheckout(tx, id);
}

/** Of one visitor, for one item. */
type Owned = { visitorHash: string; itemId: number };

const OWNED = and(
  eq(checkouts.visitorHash, sql.placeholder("visitorHash")),
  eq(checkouts.rentalItemId, sql.placeholder("itemId")),
);

const JUST_BOOKED = and(
  gt(checkouts.createdAt, sql.placeholder("since")),
  eq(checkouts.status, "completed"),
  isNotNull(checkouts.bookingId),
);

const begunByVisitor = prepared((db) =>
  db
    .select()
    .from(checkouts)
    .where(and(OWNED, or(eq(checkouts.status, "open"), JUST_BOOKED)))
    .orderBy(asc(checkouts.createdAt), asc(checkouts.id))
    .prepare("checkouts_begun_by"),
);

/** What the visitor has open of an item, and what of it the visitor has just booked. */
export async function begunBy(
  db: Db,
  owned: Owned,
  since: Date,
): Promise<{ open: CheckoutRow[]; booked: CheckoutRow[] }> {
  const begun = await begunByVisitor(db).execute({ ...owned, since });
  const isOpen = ({ status }: CheckoutRow) => status === "open";
  return { open: begun.filter(isOpen), booked: begun.filter((one) => !isOpen(one)) };
}

const bookedByVisitor = prepared((db) =>
  db.select().from(checkouts).where(and(OWNED, JUST_BOOKED)).prepare("checkouts_booked_by"),
);

/** What the visitor has just booked of an item. */
export async function bookedBy(db: Db, owned: Owned, since: Date): Promise<CheckoutRow[]> {
  return bookedByVisitor(db).execute({ ...owned, since });
}

/** Whether a booking came of one of the visitor's checkouts. */
export async function isBookedBy(
  db: Db,
  { visitorHash, bookingId }: { visitorHash: string; bookingId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.bookingId, bookingId), eq(checkouts.visitorHash, visitorHash)));
  return rows.length > 0;
}

const discarding = (db: Db, isMeant?: SQL) =>
  db
    .update(checkouts)
    .set({
      status: "discarded",
      updatedAt: sql`${sql.placeholder("now")}::timestamptz`,
      lapsedAt: sql`case when ${checkouts.holdExpiresAt} <= ${sql.placeholder("hadItsTime")}::timestamptz
        then ${sql.placeholder("now")}::timestamptz end`,
    })
    .where(and(OWNED, eq(checkouts.status, "open"), isMeant))
    .returning();
const discardAll = prepared((db) => discarding(db).prepare("checkouts_discard"));
const discardOthers = prepared((db) =>
  discarding(db, sql`${checkouts.id} <> ${sql.placeholder("except")}`).prepare(
    "checkouts_discard_others",
  ),
);

/** Gives the nights back at once. The intents are still to be cancelled; answers whose. */
export async function discardOpen(
  tx: Db,
  wanted: Owned & { except?: string },
  now: Date,
): Promise<CheckoutRow[]> {
  const statement = wanted.except === undefined ? discardAll(tx) : discardOthers(tx);
  return statement.execute({
    ...wanted,
    now: now.toISOString(),
    hadItsTime: new Date(now.getTime() + NEARLY_OVER_MS).toISOString(),
  });
}

export async function discardOne(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ status: "discarded", updatedAt: now })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, "open")));
}

type CheckoutChange = Partial<NewCheckout> & { updatedAt: Date };

const changeCheckout = rememberedWrite("checkout_update", (db, [change]: CheckoutChange[]) =>
  db
    .update(checkouts)
    .set(change!)
    .where(eq(checkouts.id, sql.placeholder("changed"))),
);

export async function updateCheckout(tx: Db, id: string, change: CheckoutChange): Promise<void> {
  await changeCheckout(tx, [change], { changed: id });
}
