import { and, between, count, countDistinct, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { dayAfter, type AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { ledgerDays, vouchers } from "#server/platform/db/tables/books.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

/** Written out and no parameter, so that the planner knows the index of charges by it. */
const isCharge = sql`${vouchers.kind} = 'rent'`;

export type MonthlyCount = { month: string; payments: number; bookings: number };

/**
 * Charges of rent, by card or by hand, by the month they are dated in, and how many bookings they were for.
 * Of each only what the index of charges holds is asked for, so that no voucher itself is read.
 */
export async function captured(db: Db, period: AccountingPeriod): Promise<MonthlyCount[]> {
  const { year, from, to } = period;
  const [rows, mistakes] = await Promise.all([
    db
      .select({
        month: voucherMonth,
        payments: count(),
        bookings: countDistinct(vouchers.bookingId),
      })
      .from(vouchers)
      .where(and(between(vouchers.voucherDate, from, to), isCharge))
      .groupBy(voucherMonth),
    recordedInError(db, period),
  ]);
  return rows.map((row) => {
    const here = mistakes.filter((one) => one.month === row.month);
    return {
      month: monthName(year, row.month),
      payments: here.reduce((left, one) => left - one.payments, row.payments),
      bookings: row.bookings - here.filter((one) => one.charges === one.payments).length,
    };
  });
}

const voucherMonth = sql<number>`extract(month from ${vouchers.voucherDate})::int`;

/**
 * Charges that were taken back in their own month, by booking, beside all that the booking was charged in it.
 * There are few: the days that have any are looked up first, and only those are read.
 */
async function recordedInError(db: Db, { from, to }: AccountingPeriod) {
  const isMistake = eq(ledgerDays.kind, "taken-back");
  const days = db
    .selectDistinct({ day: ledgerDays.day })
    .from(ledgerDays)
    .where(and(between(ledgerDays.day, from, to), isMistake));
  return db
    .select({
      month: voucherMonth,
      bookingId: vouchers.bookingId,
      payments: countDistinct(vouchers.paymentId),
      charges: sql<number>`(select count(*)::int from vouchers c where c.kind = 'rent'
        and c.booking_id = vouchers.booking_id
        and extract(month from c.voucher_date) = extract(month from min(vouchers.voucher_date))
        and c.year = min(vouchers.year))`,
    })
    .from(vouchers)
    .where(
      and(
        inArray(vouchers.voucherDate, days),
        eq(vouchers.kind, "taken-back"),
        // A deposit has no receipt, and is no charge of rent.
        isNotNull(vouchers.receiptId),
      ),
    )
    .groupBy(voucherMonth, vouchers.bookingId);
}

export type NotCaptured = { month: string; status: PaymentStatus; count: number };

/**
 * Bookings made in the period of which nothing was charged, by the state of their card payment and by the
 * month they were made in Sweden. What was paid by hand, or in part, waits no longer: it is counted where it
 * was charged.
 */
export async function notCaptured(db: Db, period: AccountingPeriod): Promise<NotCaptured[]> {
  const madeOn = sql`(${bookings.createdAt} at time zone 'Europe/Stockholm')`;
  const month = sql<number>`extract(month from ${madeOn})::int`;
  const rows = await db
    .select({ month, status: payments.status, count: count() })
    .from(bookings)
    .innerJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.kind, "rent")))
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .where(
      and(
        sql`${bookings.createdAt} >= ${midnight(period.from)}`,
        sql`${bookings.createdAt} < ${midnight(dayAfter(period))}`,
        payments.isCurrent,
        ne(payments.status, "captured"),
        eq(bookingMoney.charged, 0),
      ),
    )
    .groupBy(month, payments.status);
  return rows.map((row) => ({ ...row, month: monthName(period.year, row.month) }));
}

/** Of payments that were not captured: those that still may be, and those that never will. */
export function openAndEnded(rows: readonly NotCaptured[]): { open: number; ended: number } {
  const countOf = (...statuses: PaymentStatus[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row.count, 0);
  return { open: countOf("pending", "authorized"), ended: countOf("cancelled", "expired") };
}

function midnight(day: string) {
  return sql`(${day}::timestamp at time zone 'Europe/Stockholm')`;
}

function monthName(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}
