import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";

export type ReceiptMonth = { month: string; kronor: number };

/** What each month's receipts add up to: credits taken off, and credits that were taken back put on again. */
export async function receiptsByMonth(db: Db): Promise<ReceiptMonth[]> {
  const { rows } = (await db.execute(sql`
    select to_char(r.issued_on, 'YYYY-MM') as month,
      sum(r.total_kronor * case when c.kind = 'receipt' then -1 else 1 end)::float as kronor
    from receipts r left join receipts c on c.id = r.credits_receipt_id
    -- A cancellation fee without VAT is an income, and no sale.
    where r.cause <> 'cancellation' or exists (select from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.receipt_id = r.id and l.purpose = 'sales')
    group by 1 order by 1`)) as { rows: ReceiptMonth[] };
  return rows;
}

export async function countBooks(db: Db): Promise<{ vouchers: number; receipts: number }> {
  const { rows } = (await db.execute(
    sql`select (select count(*)::int from vouchers) as vouchers,
      (select count(*)::int from receipts) as receipts`,
  )) as { rows: { vouchers: number; receipts: number }[] };
  return rows[0] ?? { vouchers: 0, receipts: 0 };
}
