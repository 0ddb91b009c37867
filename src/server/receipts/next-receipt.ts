import { receiptNumber } from "#domain/bookkeeping/receipt-number.ts";
import { yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { nextNumber } from "#server/ledger/number-rows.ts";
import { openDay } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";

const SERIES = "receipt";

export type ReceiptPlace = {
  year: number;
  number: number;
  /** `2027-000042`. */
  receiptNumber: string;
  issuedOn: LocalDate;
};

/** The next place in the unbroken series, on the day itself or the first one that is still open. */
export async function nextReceipt(tx: Db, day: LocalDate): Promise<ReceiptPlace> {
  const issuedOn = await openDay(tx, day);
  const year = yearOf(issuedOn);
  const number = await nextNumber(tx, SERIES, year);
  return { year, number, receiptNumber: receiptNumber(year, number), issuedOn };
}
