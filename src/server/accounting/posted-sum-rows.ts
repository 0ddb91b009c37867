import { and, between, eq, lte, sql, type SQL } from "drizzle-orm";
import type { AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import type { PostedSum } from "#domain/bookkeeping/period-summary.ts";
import { SERIES } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { ledgerDays, voucherLines, vouchers } from "#server/platform/db/tables/books.ts";

/**
 * A period as it stood when its last voucher had this number. Vouchers are only ever appended, in the
 * order of their numbers, so that several queries bound by one number tell of one and the same moment.
 */
export type PeriodAsOf = AccountingPeriod & { firstNumber: number; lastNumber: number };

/** Not the bare column: the planner would walk all numbers of the year in their order to find the first of the days. */
const extreme = (which: "min" | "max") =>
  sql<number | null>`${sql.raw(which)}(${vouchers.number} + 0)`;

/** The numbers are those of the period's own vouchers, so that reading them begins and ends there. */
export async function asOfNow(db: Db, period: AccountingPeriod): Promise<PeriodAsOf> {
  const rows = await db
    .select({ firstNumber: extreme("min"), lastNumber: extreme("max") })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.series, SERIES),
        eq(vouchers.year, period.year),
        between(vouchers.voucherDate, period.from, period.to),
      ),
    );
  return {
    ...period,
    firstNumber: rows[0]?.firstNumber ?? 1,
    lastNumber: rows[0]?.lastNumber ?? 0,
  };
}

export function vouchersOf(period: PeriodAsOf): SQL | undefined {
  return and(
    eq(vouchers.series, SERIES),
    eq(vouchers.year, period.year),
    between(vouchers.voucherDate, period.from, period.to),
    between(vouchers.number, period.firstNumber, period.lastNumber),
  );
}

/**
 * A period in stretches of so many numbers, for whoever reads it row by row. A narrow stretch tells the
 * planner how few rows there are; a limit does not, and it reads whole tables to join them.
 */
export function* stretchesOf(period: PeriodAsOf, size: number): Generator<PeriodAsOf> {
  const { firstNumber, lastNumber } = period;
  for (let first = firstNumber; first <= lastNumber; first += size)
    yield { ...period, firstNumber: first, lastNumber: Math.min(first + size - 1, lastNumber) };
}

export type MonthlySum = PostedSum & { month: string };

/** Sums by kind and purpose of every month, from the days that the database keeps as it takes vouchers in. */
export async function monthlySums(db: Db, { from, to }: AccountingPeriod): Promise<MonthlySum[]> {
  const month = sql<string>`to_char(${ledgerDays.day}, 'YYYY-MM')`;
  const { kind, purpose, amountOre } = ledgerDays;
  const rows = await db
    .select({ month, kind, purpose, ore: sql<string>`sum(${amountOre})` })
    .from(ledgerDays)
    .where(between(ledgerDays.day, from, to))
    .groupBy(month, kind, purpose);
  return rows.map((row) => ({
    month: row.month,
    kind: row.kind as MonthlySum["kind"],
    purpose: row.purpose as MonthlySum["purpose"],
    ore: Number(row.ore),
  }));
}

/** The same, added up from the vouchers themselves, for a report that also tells each of them. */
export async function postedSums(db: Db, period: PeriodAsOf): Promise<PostedSum[]> {
  const rows = await db
    .select({
      kind: vouchers.kind,
      purpose: voucherLines.purpose,
      ore: sql<string>`sum(${voucherLines.amountOre})`,
    })
    .from(vouchers)
    .innerJoin(voucherLines, eq(voucherLines.voucherId, vouchers.id))
    .where(vouchersOf(period))
    .groupBy(vouchers.kind, voucherLines.purpose);
  return rows.map(({ kind, purpose, ore }) => ({
    kind: kind as PostedSum["kind"],
    purpose: purpose as PostedSum["purpose"],
    ore: Number(ore),
  }));
}

/** What banks took, gave back and was decided in a period of disputes, and what waits at its end, in öre. */
export async function disputesIn(db: Db, { year, from, to }: AccountingPeriod) {
  const ore = voucherLines.amountOre;
  const isHere = sql`${vouchers.voucherDate} >= ${from}`;
  const isMove = sql`${vouchers.kind} = 'dispute'`;
  const [row] = await db
    .select({
      taken: sql<string>`coalesce(sum(${ore}) filter (where ${isHere} and ${isMove} and ${ore} > 0), 0)`,
      returned: sql<string>`coalesce(-sum(${ore}) filter (where ${isHere} and ${isMove} and ${ore} < 0), 0)`,
      decided: sql<string>`coalesce(-sum(${ore}) filter (where ${isHere} and not ${isMove}), 0)`,
      left: sql<string>`coalesce(sum(${ore}), 0)`,
    })
    .from(voucherLines)
    .innerJoin(vouchers, eq(vouchers.id, voucherLines.voucherId))
    .where(
      and(
        // Written out, so that the index of just these lines serves.
        sql`${voucherLines.purpose} = 'disputed'`,
        lte(vouchers.year, year),
        lte(vouchers.voucherDate, to),
      ),
    );
  const of = (value: string | undefined) => Number(value ?? 0);
  return {
    taken: of(row?.taken),
    returned: of(row?.returned),
    decided: of(row?.decided),
    left: of(row?.left),
  };
}

/** What customers' deposits amount to at the end of a period, in öre. */
export async function depositsOwed(db: Db, { to }: AccountingPeriod): Promise<number> {
  const [row] = await db
    .select({ ore: sql<string>`coalesce(-sum(${ledgerDays.amountOre}), 0)` })
    .from(ledgerDays)
    .where(and(eq(ledgerDays.purpose, "deposits"), lte(ledgerDays.day, to)));
  return Number(row?.ore ?? 0);
}
