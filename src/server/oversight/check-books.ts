import type { BookFault, CheckedBooks } from "#contracts/oversight.ts";
import { showYear } from "#server/accounting/show-year.ts";
import type { Db } from "#server/platform/db/database.ts";
import * as rows from "./book-fault-rows.ts";
import { countBooks, receiptsByMonth } from "./book-total-rows.ts";

const CHECKS = [
  rows.unbalancedVouchers,
  rows.brokenSeries,
  rows.paymentsNotBooked,
  rows.moneyWithoutPayment,
  rows.depositsOff,
  rows.disputesNotBooked,
  rows.wrongMoney,
  rows.receiptsNotBooked,
  rows.salesWithoutReceipt,
  rows.wrongVat,
  rows.closedMonthsChanged,
  rows.wrongDays,
  wrongTotals,
];

/**
 * Proves the books anew, whatever the database has promised. With `reconcile`, which holds our payments
 * against the provider's, every krona there is found in the ledger and every one in the ledger there.
 */
export async function checkBooks(db: Db): Promise<CheckedBooks> {
  const faults: BookFault[] = [];
  for (const check of CHECKS) faults.push(...(await check(db)));
  return { ...(await countBooks(db)), faults };
}

const MOST_TRIES = 3;

/**
 * What the accounting page says of each month is what its receipts add up to. The two are read one after
 * the other while the shop is at work, so that a difference counts only when it stays.
 */
async function wrongTotals(db: Db): Promise<BookFault[]> {
  for (let tries = 1; ; tries += 1) {
    const faults = await compareTotals(db);
    if (faults.length === 0 || tries === MOST_TRIES) return faults;
  }
}

async function compareTotals(db: Db): Promise<BookFault[]> {
  const receipts = await receiptsByMonth(db);
  const years = new Set(receipts.map(({ month }) => Number(month.slice(0, 4))));
  const faults: BookFault[] = [];
  for (const year of years) {
    const { months, yearlyTotals } = await showYear(db, year);
    for (const { month, totalRevenue } of months) {
      const expected = receipts.find((one) => one.month === month)?.kronor ?? 0;
      if (expected !== totalRevenue) faults.push(total(month, expected, totalRevenue));
    }
    const sum = months.reduce((ore, { totalRevenue }) => ore + Math.round(totalRevenue * 100), 0);
    if (sum !== Math.round(yearlyTotals.totalRevenue * 100))
      faults.push(total(String(year), sum / 100, yearlyTotals.totalRevenue));
  }
  return faults;
}

function total(period: string, expected: number, found: number): BookFault {
  return { kind: "total", subject: period, expected: `${expected} kr`, found: `${found} kr` };
}
