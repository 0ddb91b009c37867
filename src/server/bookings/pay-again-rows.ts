import { and, eq, isNull } from "drizzle-orm";
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

/** All of a booking's: they lead to the same payment. */
export async function useLinks(tx: Db, bookingId: number, now: Date): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ usedAt: now })
    .where(and(eq(paymentLinks.bookingId, bookingId), isNull(paymentLinks.usedAt)));
}
