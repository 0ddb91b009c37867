import { asc, eq } from "drizzle-orm";
import type { LinePurpose, VoucherLine } from "#domain/bookkeeping/voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { voucherLines, vouchers } from "#server/platform/db/tables/books.ts";

/** What was posted for a receipt, on the accounts of that time. */
export async function linesOfReceipt(db: Db, receiptId: number): Promise<VoucherLine[]> {
  const rows = await db
    .select({
      purpose: voucherLines.purpose,
      account: voucherLines.account,
      ore: voucherLines.amountOre,
    })
    .from(voucherLines)
    .innerJoin(vouchers, eq(vouchers.id, voucherLines.voucherId))
    .where(eq(vouchers.receiptId, receiptId))
    .orderBy(asc(voucherLines.line));
  return rows.map((row) => ({ ...row, purpose: row.purpose as LinePurpose }));
}
