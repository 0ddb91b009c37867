import { and, asc, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rememberedWrite } from "#server/platform/db/remembered-write.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import type { Intent } from "./gateway.ts";

export type PaymentRow = typeof payments.$inferSelect;
type NewPayment = typeof payments.$inferInsert;

const writePayments = rememberedWrite("payment_insert", (db, rows: NewPayment[]) =>
  db.insert(payments).values(rows),
);

export async function insertPayment(tx: Db, payment: NewPayment): Promise<void> {
  await writePayments(tx, [payment]);
}

export async function paymentOfCheckout(
  db: Db,
  checkoutId: string,
): Promise<PaymentRow | undefined> {
  const rows = await db.select().from(payments).where(eq(payments.checkoutId, checkoutId));
  return rows[0];
}

const paymentByIntent = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.providerIntentId, sql.placeholder("intentId")))
    .prepare("payment_of_intent"),
);

export async function paymentOfIntent(db: Db, intentId: string): Promise<PaymentRow | undefined> {
  const rows = await paymentByIntent(db).execute({ intentId });
  return rows[0];
}

/** As it is now, and nobody else changes it until the transaction is over. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  const rows = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return rows[0];
}

type PaymentChange = Partial<NewPayment> & { updatedAt: Date };

const changePayment = rememberedWrite("payment_update", (db, [change]: PaymentChange[]) =>
  db
    .update(payments)
    .set(change!)
    .where(eq(payments.id, sql.placeholder("changed"))),
);

export async function updatePayment(tx: Db, id: string, change: PaymentChange): Promise<void> {
  await changePayment(tx, [change], { changed: id });
}

/** Remembers which payment at the provider this is; the first to tell it is right. */
export async function nameIntent(
  db: Db,
  payment: { id: string } | { checkoutId: string },
  { intent, now }: { intent: Intent; now: Date },
): Promise<void> {
  const isMeant =
    "id" in payment ? eq(payments.id, payment.id) : eq(payments.checkoutId, payment.checkoutId);
  await db
    .update(payments)
    .set({ providerIntentId: intent.id, providerCustomerId: intent.customerId, updatedAt: now })
    .where(and(isMeant, sql`${payments.providerIntentId} is null`));
}

/** The payment a booking shows. */
export async function currentPayment(
  db: Db,
  bookingId: number,
  kind: "rent" | "deposit",
): Promise<PaymentRow | undefined> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.kind, kind), payments.isCurrent));
  return rows[0];
}

/** All of a booking's, of whatever kind, held still until the transaction ends; by id, as everybody locks them. */
export async function lockAllPaymentsOf(tx: Db, bookingId: number): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.id))
    .for("no key update");
}

export async function allPaymentsOf(db: Db, bookingId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** What was approved together stays together: after one was refused, nobody charges the rest by themselves. */
export async function chargeNothingOf(
  tx: Db,
  { id, bookingId }: Pick<PaymentRow, "id" | "bookingId">,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ chargeAtOnce: false, updatedAt: now })
    .where(
      and(
        bookingId === null ? eq(payments.id, id) : eq(payments.bookingId, bookingId),
        payments.chargeAtOnce,
        ne(payments.status, "pending"),
      ),
    );
}

export async function paymentOfKey(db: Db, key: string): Promise<PaymentRow | undefined> {
  const rows = await db.select().from(payments).where(eq(payments.key, key));
  return rows[0];
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const rows = await db.select().from(payments).where(eq(payments.id, id));
  return rows[0];
}

/** Reservations for rent that end before an instant, the first to end first. */
export async function authorizedUntil(db: Db, before: Date): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, "authorized"),
        eq(payments.kind, "rent"),
        lt(payments.authorizationExpiresAt, before),
      ),
    )
    .orderBy(asc(payments.authorizationExpiresAt));
}
