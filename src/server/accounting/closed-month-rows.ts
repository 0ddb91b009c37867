import { and, between, eq, isNull, lt, min, sql } from "drizzle-orm";
import type { AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import { firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { closedMonths, vouchers } from "#server/platform/db/tables/books.ts";

export type ClosedMonth = { month: LocalDate; closedAt: Date };

export async function closedMonthsOf(
  db: Db,
  { from, to }: AccountingPeriod,
): Promise<ClosedMonth[]> {
  return db
    .select({ month: closedMonths.month, closedAt: closedMonths.closedAt })
    .from(closedMonths)
    .where(between(closedMonths.month, from, to));
}

/** The first month before a day that has vouchers and is not closed. */
export async function earliestOpenMonth(db: Db, before: LocalDate): Promise<LocalDate | undefined> {
  const [row] = await db
    .select({ day: min(vouchers.voucherDate) })
    .from(vouchers)
    .leftJoin(
      closedMonths,
      eq(closedMonths.month, sql`date_trunc('month', ${vouchers.voucherDate})::date`),
    )
    .where(and(lt(vouchers.voucherDate, before), isNull(closedMonths.month)));
  return row?.day ? firstOfMonth(row.day) : undefined;
}

export async function insertClosedMonth(
  tx: Db,
  closed: ClosedMonth & { closedBy: number },
): Promise<void> {
  await tx.insert(closedMonths).values(closed);
}
