import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { paymentLinks } from "#server/platform/db/tables/payments.ts";

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;

export async function insertLink(tx: Db, link: typeof paymentLinks.$inferInsert): Promise<void> {
  await tx.insert(paymentLinks).values(link);
}

export async function findLink(db: Db, tokenHash: string): Promise<PaymentLinkRow | undefined> {
  const rows = await db.select().from(paymentLinks).where(eq(paymentLinks.tokenHash, tokenHash));
  return rows[0];
}

/** Of a booking's links, those for all there was to pay, and of those for this sum the newest: instalments are alike. */
export async function useLinks(
  tx: Db,
  { bookingId, amount, createdAt }: Pick<PaymentRow, "bookingId" | "amount" | "createdAt">,
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
        lte(paymentLinks.createdAt, createdAt),
        or(
          isNull(paymentLinks.amount),
          sql`${paymentLinks.tokenHash} = (select l.token_hash from payment_links l
            where l.booking_id = ${bookingId} and l.used_at is null and l.amount = ${amount}
              and l.created_at <= ${createdAt.toISOString()}::timestamptz
            order by l.created_at desc limit 1)`,
        ),
      ),
    );
}
