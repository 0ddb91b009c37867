import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import { readReceiptNumber } from "#domain/bookkeeping/receipt-number.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import type { PaymentKind } from "#domain/payments/payment-method.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { disputes } from "#server/platform/db/tables/disputes.ts";
import { paymentAttempts, payments } from "#server/platform/db/tables/payments.ts";
import { creditCauses, receipts } from "#server/platform/db/tables/books.ts";
import { unitsOfBooking } from "#server/platform/db/units-of-booking.ts";

export type ReceiptRow = typeof receipts.$inferSelect;

export async function insertReceipt(
  tx: Db,
  receipt: typeof receipts.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(receipts).values(receipt).returning({ id: receipts.id });
  if (!row) throw new Error("the receipt was not written");
  return row.id;
}

/**
 * The vehicles that a booking has by now, and whether they have left. What has no registration and is only planned says
 * nothing to a customer, and may be another on the day.
 */
export async function unitsThen(
  tx: Db,
  bookingId: number,
): Promise<NonNullable<ReceiptSnapshot["units"]>> {
  const [row] = await tx
    .select({ units: unitsOfBooking, outAt: bookings.outAt })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const isFetched = row?.outAt !== null;
  return (row?.units ?? [])
    .filter(({ registration }) => isFetched || registration !== "")
    .map(({ name, registration }) => ({ name, registration, isFetched }));
}

/**
 * What a payment's money was taken for, with how much of it still stands: the charge itself, then what was kept
 * as a fee when its booking was cancelled. A service kept of a deposit has a receipt of its own.
 */
export async function standingReceipts(db: Db, paymentId: string): Promise<StandingReceipt[]> {
  const rows = await db
    .select({ receipt: receipts, standing: standing() })
    .from(receipts)
    .where(
      and(
        eq(receipts.paymentId, paymentId),
        eq(receipts.kind, "receipt"),
        inArray(receipts.cause, ["charge", "cancellation"]),
      ),
    )
    .orderBy(desc(eq(receipts.cause, "charge")), asc(receipts.id));
  return rows;
}
export type StandingReceipt = { receipt: ReceiptRow; standing: number };

export async function standingFee(db: Db, paymentId: string): Promise<StandingReceipt | undefined> {
  const known = await standingReceipts(db, paymentId);
  return known.find((one) => one.receipt.cause === "cancellation" && one.standing > 0);
}

type CreditsOf = { attemptId: string } | { disputeId: string } | { ofSaleOf: string };

/** Credits of a refund, a dispute or a payment's sale, the newest first, and what of them was not taken back. */
export async function standingCredits(db: Db, of: CreditsOf): Promise<StandingReceipt[]> {
  const rows = await db
    .select({ receipt: receipts, standing: standing() })
    .from(receipts)
    .leftJoin(creditCauses, eq(creditCauses.receiptId, receipts.id))
    .where(
      and(eq(receipts.kind, "credit"), sql`${receipts.snapshot} ->> 'kind' = 'credit'`, isOf(of)),
    )
    .orderBy(desc(receipts.id));
  return rows.filter((one) => one.standing > 0);
}

/**
 * Credits of a payment's sale as far as they stand for more than what went back: the part that was kept as a
 * fee. What was credited because money did go back is no part of it.
 */
export async function creditsBeyondRefunds(db: Db, paymentId: string): Promise<StandingReceipt[]> {
  const rows = await db
    .select({
      receipt: receipts,
      standing: standing(),
      given: sql<number>`coalesce(case when ${paymentAttempts.state} = 'done' then ${paymentAttempts.amount} end,
        ${disputes.credited}, 0)::float`,
    })
    .from(receipts)
    .leftJoin(creditCauses, eq(creditCauses.receiptId, receipts.id))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, creditCauses.attemptId))
    .leftJoin(disputes, eq(disputes.providerId, creditCauses.disputeId))
    .where(and(isStandingCredit, isOf({ ofSaleOf: paymentId })))
    .orderBy(desc(receipts.id));
  return rows
    .map((row) => ({ receipt: row.receipt, standing: sumKronor(row.standing, -row.given) }))
    .filter((row) => row.standing > 0);
}

const isStandingCredit = and(
  eq(receipts.kind, "credit"),
  sql`${receipts.snapshot} ->> 'kind' = 'credit'`,
);

function isOf(of: CreditsOf): SQL | undefined {
  if ("attemptId" in of) return eq(creditCauses.attemptId, of.attemptId);
  if ("disputeId" in of) return eq(creditCauses.disputeId, of.disputeId);
  return and(eq(receipts.paymentId, of.ofSaleOf), eq(receipts.cause, "charge"));
}

/** The sum of a receipt, less what was credited of it, more what of those credits was taken back. */
export function standing() {
  // Named in full: of a single table the query's own columns would be read as those of the inner one.
  return sql<number>`(receipts.total_kronor - coalesce((
    select sum(c.total_kronor - coalesce((
      select sum(r.total_kronor) from receipts r where r.credits_receipt_id = c.id), 0))
    from receipts c where c.credits_receipt_id = receipts.id), 0))::float`;
}

export async function keepCause(
  tx: Db,
  receiptId: number,
  cause: { attemptId: string } | { disputeId: string },
): Promise<void> {
  await tx.insert(creditCauses).values({ receiptId, ...cause });
}

/** In the order they were issued, each with what its payment was for. */
export async function receiptsOfBooking(
  db: Db,
  bookingId: number,
): Promise<{ snapshot: ReceiptSnapshot; cause: ReceiptRow["cause"]; paidFor: PaymentKind }[]> {
  return db
    .select({ snapshot: receipts.snapshot, cause: receipts.cause, paidFor: payments.kind })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(eq(receipts.bookingId, bookingId))
    .orderBy(asc(receipts.id));
}

export async function findReceipt(db: Db, receiptNumber: string): Promise<ReceiptRow | undefined> {
  const { year, number } = readReceiptNumber(receiptNumber) ?? {};
  if (year === undefined || number === undefined) return undefined;
  const [row] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.year, year), eq(receipts.number, number)));
  return row;
}

export type Booked = { personalNumber: string; isWaiting: boolean };

/** What a booking itself says beside what was issued; nothing once the booking is gone. */
export async function bookedBeside(db: Db, bookingId: number): Promise<Booked | undefined> {
  const [row] = await db
    .select({
      personalNumber: bookings.customerPersonalNumber,
      status: bookings.status,
      outAt: bookings.outAt,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!row) return undefined;
  const { personalNumber, status, outAt } = row;
  return { personalNumber, isWaiting: isActive(status) && outAt === null };
}
