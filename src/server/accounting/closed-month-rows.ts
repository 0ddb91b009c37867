import { and, gte, lt, min, sql } from "drizzle-orm";
import type { ClosedMonth } from "#domain/bookkeeping/closing.ts";
import { firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { closedMonths, vouchers } from "#server/platform/db/tables/books.ts";

/** A month and all later ones that somebody has closed. */
export async function closedMonthsFrom(db: Db, month: LocalDate): Promise<ClosedMonth[]> {
  return db
    .select({ month: closedMonths.month, closedAt: closedMonths.closedAt })
    .from(closedMonths)
    .where(gte(closedMonths.month, month));
}

/** The first month before a day that has vouchers and still takes more. */
export async function earliestOpenMonth(db: Db, before: LocalDate): Promise<LocalDate | undefined> {
  const opens = sql`(select (max(${closedMonths.month}) + interval '1 month')::date from ${closedMonths})`;
  const [row] = await db
    .select({ day: min(vouchers.voucherDate) })
    .from(vouchers)
    .where(
      and(
        lt(vouchers.voucherDate, before),
        sql`${vouchers.voucherDate} >= coalesce(${opens}, '-infinity')`,
      ),
    );
  return row?.day ? firstOfMonth(row.day) : undefined;
}

export async function insertClosedMonth(
  tx: Db,
  closed: ClosedMonth & { closedBy: number },
): Promise<void> {
  await tx.insert(closedMonths).values(closed);
}
