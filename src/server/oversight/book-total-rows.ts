import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";

export type ReceiptMonth = { month: string; kronor: number };

/** What each month's receipts add up to, credits taken off and failed refunds taken back. */
export async function receiptsByMonth(db: Db): Promise<ReceiptMonth[]> {
  const { rows } = (await db.execute(sql`
    select to_char(day, 'YYYY-MM') as month, (sum(ore) / 100)::float as kronor from (
      select issued_on as day,
        total_kronor * 100::bigint * case when kind = 'credit' then -1 else 1 end as ore from receipts
      union all
      select v.voucher_date, -l.amount_ore from vouchers v join voucher_lines l on l.voucher_id = v.id
        where v.kind = 'refund-failed' and l.purpose in ('sales', 'outputVat')) earned
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
