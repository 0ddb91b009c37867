import { and, desc, eq, getTableColumns, gt, isNull, lte, sql } from "drizzle-orm";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { paymentLinks } from "#server/platform/db/tables/payments.ts";

export type KnownLinkRow = typeof paymentLinks.$inferSelect & { isReplaced: boolean };

/** Of a booking's links the newest alone leads to a payment: those before it end as it begins. */
export async function insertLink(
  tx: Db,
  link: typeof paymentLinks.$inferInsert & { createdAt: Date },
): Promise<void> {
  await endLinks(tx, link.bookingId, link.createdAt);
  await tx.insert(paymentLinks).values(link);
}

/** From then on none of a booking's links leads to a payment. */
export async function endLinks(tx: Db, bookingId: number, at: Date): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ expiresAt: at })
    .where(and(eq(paymentLinks.bookingId, bookingId), gt(paymentLinks.expiresAt, at)));
}

/** One that had ended by itself before the next was sent is replaced as well: that one is to be used. */
const isReplaced = sql<boolean>`exists (select 1 from payment_links n
  where n.booking_id = payment_links.booking_id and n.token_hash <> payment_links.token_hash
    and (n.created_at > payment_links.created_at or n.created_at >= payment_links.expires_at))`;

export async function findLink(db: Db, tokenHash: string): Promise<KnownLinkRow | undefined> {
  const rows = await db
    .select({ ...getTableColumns(paymentLinks), isReplaced })
    .from(paymentLinks)
    .where(eq(paymentLinks.tokenHash, tokenHash));
  return rows[0];
}

export async function countLinks(db: Db, bookingId: number): Promise<number> {
  return db.$count(paymentLinks, eq(paymentLinks.bookingId, bookingId));
}

export async function newestLink(
  db: Db,
  bookingId: number,
): Promise<{ tokenHash: string; createdAt: Date } | undefined> {
  const { tokenHash, createdAt, expiresAt } = paymentLinks;
  const [row] = await db
    .select({ tokenHash, createdAt })
    .from(paymentLinks)
    .where(eq(paymentLinks.bookingId, bookingId))
    .orderBy(desc(createdAt), desc(expiresAt))
    .limit(1);
  return row;
}

/** Until when a booking's newest link leads to a payment; those before it ended as it began. */
export async function lastLinkEnd(db: Db, bookingId: number): Promise<Date | undefined> {
  const rows = await db
    .select({ expiresAt: paymentLinks.expiresAt })
    .from(paymentLinks)
    .where(eq(paymentLinks.bookingId, bookingId))
    .orderBy(desc(paymentLinks.expiresAt))
    .limit(1);
  return rows[0]?.expiresAt;
}

/** Whoever pays by a link has used it, whatever it came to by then; those before it led nowhere any more. */
export async function useLinks(
  tx: Db,
  { bookingId, updatedAt }: Pick<PaymentRow, "bookingId" | "updatedAt">,
  now: Date,
): Promise<void> {
  if (bookingId === null) return;
  await tx
    .update(paymentLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(paymentLinks.bookingId, bookingId),
        isNull(paymentLinks.usedAt),
        // Sent after the payment was last opened, it asks for something else.
        lte(paymentLinks.createdAt, updatedAt),
      ),
    );
}
