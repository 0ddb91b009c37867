import { max } from "drizzle-orm";
import { openDayFor } from "#domain/bookkeeping/closing.ts";
import { isBalanced, type VoucherKind, type VoucherLine } from "#domain/bookkeeping/voucher.ts";
import { yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { closedMonths, voucherLines, vouchers } from "#server/platform/db/tables/books.ts";
import { nextNumber } from "./number-rows.ts";
import { lockBooks } from "./lock-rows.ts";

export const SERIES = "K";

export type NewVoucher = {
  kind: VoucherKind;
  /** The day it happened in Sweden. */
  day: LocalDate;
  description: string;
  lines: readonly VoucherLine[];
  receiptId?: number | null;
  paymentId?: string | null;
  bookingId?: number | null;
  createdAt: Date;
};

/** Appends a balanced voucher in the caller's transaction, dated in the first month that is still open. */
export async function postVoucher(tx: Db, voucher: NewVoucher): Promise<number> {
  const { kind, day, description, lines, createdAt } = voucher;
  if (!isBalanced(lines)) throw new Error(`a ${kind} voucher does not balance`);
  const voucherDate = await openDay(tx, day);
  const year = yearOf(voucherDate);
  const [row] = await tx
    .insert(vouchers)
    .values({
      series: SERIES,
      year,
      number: await nextNumber(tx, SERIES, year),
      kind,
      voucherDate,
      description,
      receiptId: voucher.receiptId ?? null,
      paymentId: voucher.paymentId ?? null,
      bookingId: voucher.bookingId ?? null,
      createdAt,
    })
    .returning({ id: vouchers.id });
  if (!row) throw new Error("the voucher was not written");
  await tx.insert(voucherLines).values(
    lines.map(({ purpose, account, ore }, index) => ({
      voucherId: row.id,
      line: index + 1,
      purpose,
      account,
      amountOre: ore,
    })),
  );
  return row.id;
}

/** A day on which the books may be written in, the wished one if they may. Nobody closes it meanwhile. */
export async function openDay(tx: Db, day: LocalDate): Promise<LocalDate> {
  await lockBooks(tx);
  const [row] = await tx.select({ last: max(closedMonths.month) }).from(closedMonths);
  return openDayFor(day, row?.last ?? undefined);
}
