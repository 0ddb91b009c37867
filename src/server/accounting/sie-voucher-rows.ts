import { asc, eq, min } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { voucherLines, vouchers } from "#server/platform/db/tables/books.ts";
import { stretchesOf, vouchersOf, type PeriodAsOf } from "./posted-sum-rows.ts";

const STRETCH = 2000;

type Purpose = (typeof voucherLines.$inferSelect)["purpose"];

/** Every account that the vouchers of a period use, with one thing it was used for. */
export async function usedAccounts(
  db: Db,
  period: PeriodAsOf,
): Promise<{ account: number; purpose: Purpose }[]> {
  const rows = await db
    .select({ account: voucherLines.account, purpose: min(voucherLines.purpose) })
    .from(vouchers)
    .innerJoin(voucherLines, eq(voucherLines.voucherId, vouchers.id))
    .where(vouchersOf(period))
    .groupBy(voucherLines.account)
    .orderBy(asc(voucherLines.account));
  return rows.map(({ account, purpose }) => ({ account, purpose: purpose ?? "other" }));
}

export type PostedVoucher = {
  id: number;
  series: string;
  number: number;
  voucherDate: LocalDate;
  description: string;
  createdAt: Date;
  lines: { account: number; ore: number }[];
};

/** Whole vouchers in the order of their numbers, a stretch at a time. */
export async function* postedVouchers(
  db: Db,
  period: PeriodAsOf,
  size = STRETCH,
): AsyncGenerator<PostedVoucher[], void, undefined> {
  for (const stretch of stretchesOf(period, size))
    yield withLines(await vouchersIn(db, stretch), await linesIn(db, stretch));
}

async function vouchersIn(db: Db, stretch: PeriodAsOf) {
  const { id, series, number, voucherDate, description, createdAt } = vouchers;
  return db
    .select({ id, series, number, voucherDate, description, createdAt })
    .from(vouchers)
    .where(vouchersOf(stretch))
    .orderBy(asc(vouchers.number));
}

async function linesIn(db: Db, stretch: PeriodAsOf) {
  const { voucherId, account, amountOre: ore } = voucherLines;
  return db
    .select({ voucherId, account, ore })
    .from(vouchers)
    .innerJoin(voucherLines, eq(voucherLines.voucherId, vouchers.id))
    .where(vouchersOf(stretch))
    .orderBy(asc(voucherLines.voucherId), asc(voucherLines.line));
}

function withLines(
  page: readonly Omit<PostedVoucher, "lines">[],
  rows: Awaited<ReturnType<typeof linesIn>>,
): PostedVoucher[] {
  const byVoucher = new Map<number, PostedVoucher["lines"]>();
  for (const { voucherId, ...line } of rows) {
    const lines = byVoucher.get(voucherId);
    if (lines) lines.push(line);
    else byVoucher.set(voucherId, [line]);
  }
  return page.map((voucher) => ({ ...voucher, lines: byVoucher.get(voucher.id) ?? [] }));
}
