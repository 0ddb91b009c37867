import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import type { PaymentKind } from "#domain/payments/payment-method.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
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

/** The receipt of the charge itself; a service kept of a deposit, or a cancellation fee, has its own. */
export async function receiptOfPayment(db: Db, paymentId: string): Promise<ReceiptRow | undefined> {
  const rows = await db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.paymentId, paymentId),
        eq(receipts.kind, "receipt"),
        eq(receipts.cause, "charge"),
      ),
    )
    .orderBy(asc(receipts.id));
  return rows[0];
}

/** The receipt of what was kept of a payment when its booking was cancelled. */
export async function feeReceiptOf(db: Db, paymentId: string): Promise<ReceiptRow | undefined> {
  const rows = await db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.paymentId, paymentId),
        eq(receipts.kind, "receipt"),
        eq(receipts.cause, "cancellation"),
      ),
    );
  return rows[0];
}

export async function hasFeeReceipt(db: Db, paymentId: string): Promise<boolean> {
  return (await feeReceiptOf(db, paymentId)) !== undefined;
}

export type CreditWish = {
  paymentId: string;
  /** Whole kronor. */
  amount: number;
  /** When the refund was asked for. */
  askedAt: Date;
};

/**
 * The credit receipt of a refund, unless it has been taken back. Refunds of one payment follow each other,
 * so that a refund's credit is the first of its sum since it was asked for.
 */
export async function standingCredit(
  db: Db,
  { paymentId, amount, askedAt }: CreditWish,
): Promise<ReceiptRow | undefined> {
  const reversal = alias(receipts, "reversal");
  const rows = await db
    .select({ credit: receipts })
    .from(receipts)
    .leftJoin(reversal, eq(reversal.creditsReceiptId, receipts.id))
    .where(
      and(
        eq(receipts.paymentId, paymentId),
        eq(receipts.kind, "credit"),
        sql`${receipts.snapshot} ->> 'kind' = 'credit'`,
        eq(receipts.totalKronor, amount),
        gte(receipts.createdAt, askedAt),
        isNull(reversal.id),
      ),
    )
    .orderBy(asc(receipts.id))
    .limit(1);
  return rows[0]?.credit;
}

/** In the order they were issued, each with what its payment was for. */
export async function receiptsOfBooking(
  db: Db,
  bookingId: number,
): Promise<{ snapshot: ReceiptSnapshot; paidFor: PaymentKind }[]> {
  return db
    .select({ snapshot: receipts.snapshot, paidFor: payments.kind })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(eq(receipts.bookingId, bookingId))
    .orderBy(asc(receipts.id));
}

/** What a booking itself says of its customer; nothing once the booking is gone. */
export async function bookedPersonalNumber(db: Db, bookingId: number): Promise<string | undefined> {
  const rows = await db
    .select({ personalNumber: bookings.customerPersonalNumber })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return rows[0]?.personalNumber;
}
