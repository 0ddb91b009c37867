import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { receipts } from "#server/platform/db/tables/books.ts";

export type ReceiptRow = typeof receipts.$inferSelect;

export async function insertReceipt(
  tx: Db,
  receipt: typeof receipts.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(receipts).values(receipt).returning({ id: receipts.id });
  if (!row) throw new Error("the receipt was not written");
  return row.id;
}

export async function receiptOfPayment(db: Db, paymentId: string): Promise<ReceiptRow | undefined> {
  const rows = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.paymentId, paymentId), eq(receipts.kind, "receipt")));
  return rows[0];
}

export async function receiptsOfBooking(db: Db, bookingId: number): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receipts)
    .where(eq(receipts.bookingId, bookingId))
    .orderBy(asc(receipts.id));
}
