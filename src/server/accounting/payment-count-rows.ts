import { and, between, count, countDistinct, eq, inArray, isNotNull, sql } from "drizzle-orm";
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
    chargesByMonth(db, { from, to }),
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

/** Month by month: to tell bookings apart in each is quicker than in all months together. */
async function chargesByMonth(db: Db, { from, to }: Pick<AccountingPeriod, "from" | "to">) {
  const { bookingId, voucherDate } = vouchers;
  const months = db
    .select({ first: sql<string>`month::date`.as("first") })
    .from(
      sql`generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, '1 month') month`,
    )
    .as("months");
  const charges = db
    .select({ payments: count().as("payments"), bookings: countDistinct(bookingId).as("bookings") })
    .from(vouchers)
    .where(
      and(
        isCharge,
        sql`${voucherDate} between greatest(${months.first}, ${from}::date)
          and least((${months.first} + interval '1 month - 1 day')::date, ${to}::date)`,
      ),
    )
    .as("charges");
  const rows = await db
    .select({
      month: sql<number>`extract(month from ${months.first})::int`,
      payments: charges.payments,
      bookings: charges.bookings,
    })
    .from(months)
    .crossJoinLateral(charges);
  return rows.filter(({ payments: some }) => some > 0);
}

/**
 * How many bookings were charged in a period, each once however many months it was paid in, without those whose
 * every charge in it was recorded in error.
 */
export async function bookingsCharged(db: Db, period: AccountingPeriod): Promise<number> {
  const isInPeriod = and(between(vouchers.voucherDate, period.from, period.to), isCharge);
  const [[all], mistakes] = await Promise.all([
    db
      .select({ bookings: countDistinct(vouchers.bookingId) })
      .from(vouchers)
      .where(isInPeriod),
    recordedInError(db, period),
  ]);
  const wrong = new Map<number, number>();
  for (const { bookingId, payments: errors } of mistakes)
    if (bookingId !== null) wrong.set(bookingId, (wrong.get(bookingId) ?? 0) + errors);
  if (wrong.size === 0) return all?.bookings ?? 0;
  const charges = await db
    .select({ bookingId: vouchers.bookingId, payments: count() })
    .from(vouchers)
    .where(and(isInPeriod, inArray(vouchers.bookingId, [...wrong.keys()])))
    .groupBy(vouchers.bookingId);
  const never = charges.filter((one) => wrong.get(one.bookingId ?? 0) === one.payments);
  return (all?.bookings ?? 0) - never.length;
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

/** As the index of just these has it. */
const isNotCharged = sql`${payments.kind} = 'rent' and ${payments.status} <> 'captured'`;

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
    .innerJoin(payments, and(eq(payments.bookingId, bookings.id), isNotCharged))
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .where(and(...madeIn(period), payments.isCurrent, eq(bookingMoney.charged, 0)))
    .groupBy(month, payments.status);
  return rows.map((row) => ({ ...row, month: monthName(period.year, row.month) }));
}

/** Of payments that were not captured, those that still may be. */
export function stillOpen(rows: readonly NotCaptured[]): number {
  return rows
    .filter(({ status }) => status === "pending" || status === "authorized")
    .reduce((sum, row) => sum + row.count, 0);
}

/**
 * Cards that were reserved for bookings made in the period and never charged: lapsed, or let go by anybody. What
 * is paid otherwise later on changes nothing of that, and a card that was never reserved was never broken off.
 */
export async function brokenOff(db: Db, period: AccountingPeriod): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(bookings)
    .innerJoin(payments, and(eq(payments.bookingId, bookings.id), isNotCharged))
    .where(
      and(
        ...madeIn(period),
        inArray(payments.status, ["cancelled", "expired"]),
        isNotNull(payments.authorizationExpiresAt),
      ),
    );
  return row?.count ?? 0;
}

function madeIn(period: AccountingPeriod) {
  return [
    sql`${bookings.createdAt} >= ${midnight(period.from)}`,
    sql`${bookings.createdAt} < ${midnight(dayAfter(period))}`,
  ];
}

function midnight(day: string) {
  return sql`(${day}::timestamp at time zone 'Europe/Stockholm')`;
}

function monthName(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}
