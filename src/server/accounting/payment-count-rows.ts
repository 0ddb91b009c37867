import { and, between, count, eq, ne, not, sql } from "drizzle-orm";
import { dayAfter, type AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { vouchers } from "#server/platform/db/tables/books.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

/** Written out and no parameter, so that the planner knows the index of captures by it. */
const isCapture = sql`${vouchers.kind} = 'rent'`;

export type MonthlyCount = { month: string; payments: number; bookings: number };

/** Captures by the month they are dated in, and how many bookings they were for. */
export async function captured(db: Db, period: AccountingPeriod): Promise<MonthlyCount[]> {
  const [days, again] = await Promise.all([capturesByDay(db, period), capturedAgain(db, period)]);
  const months = new Map<string, MonthlyCount>();
  for (const { day, count: captures } of days) {
    const month = day.slice(0, 7);
    const known = months.get(month) ?? { month, payments: 0, bookings: 0 };
    months.set(month, {
      month,
      payments: known.payments + captures,
      bookings: known.bookings + captures,
    });
  }
  for (const { month, count: extra } of again) {
    const known = months.get(month);
    if (known) known.bookings -= extra;
  }
  return [...months.values()];
}

/** By day, which is the order of the index: the year is counted as it is read, and nothing is sorted. */
async function capturesByDay(db: Db, { from, to }: AccountingPeriod) {
  return db
    .select({ day: vouchers.voucherDate, count: count() })
    .from(vouchers)
    .where(and(between(vouchers.voucherDate, from, to), isCapture))
    .groupBy(vouchers.voucherDate);
}

/**
 * Captures beyond the first of the same booking in a month. A booking shows one payment, so that every
 * further one that was captured is told by that, and the few bookings that have one are looked at alone.
 */
async function capturedAgain(db: Db, { from, to }: AccountingPeriod) {
  const month = sql<string>`to_char(${vouchers.voucherDate}, 'YYYY-MM')`;
  const paidAgain = db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(
      and(eq(payments.kind, "rent"), eq(payments.status, "captured"), not(payments.isCurrent)),
    );
  return db
    .select({
      month,
      count: sql<number>`(count(*) - count(distinct ${vouchers.bookingId}))::int`,
    })
    .from(vouchers)
    .where(
      and(
        between(vouchers.voucherDate, from, to),
        isCapture,
        // Those few first, whatever the planner believes there are.
        sql`${vouchers.bookingId} = any(array(${paidAgain}))`,
      ),
    )
    .groupBy(month);
}

export type NotCaptured = { month: string; status: PaymentStatus; count: number };

/** Bookings made in the period whose payment was not captured, by the month they were made in Sweden. */
export async function notCaptured(db: Db, period: AccountingPeriod): Promise<NotCaptured[]> {
  const madeOn = sql`(${bookings.createdAt} at time zone 'Europe/Stockholm')`;
  const month = sql<number>`extract(month from ${madeOn})::int`;
  const rows = await db
    .select({ month, status: payments.status, count: count() })
    .from(bookings)
    .innerJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.kind, "rent")))
    .where(
      and(
        sql`${bookings.createdAt} >= ${midnight(period.from)}`,
        sql`${bookings.createdAt} < ${midnight(dayAfter(period))}`,
        payments.isCurrent,
        ne(payments.status, "captured"),
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
