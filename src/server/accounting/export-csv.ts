import type { MonthVoucher } from "#contracts/accounting.ts";
import { vatReturnOf } from "#domain/bookkeeping/period-summary.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { receiptName } from "#texts/receipt.ts";
import { BOOKED_METHOD_WORDS, feeWords, voucherWords } from "#texts/sale-words.ts";
import { monthOnly } from "./accounting-words.ts";
import { BYTE_ORDER_MARK, csvRow, type CsvCell } from "#server/platform/csv-text.ts";
import { toldVouchers } from "./month-voucher-rows.ts";
import type { SummedMonth } from "./show-month.ts";
import type { SummedYear } from "./show-year.ts";
import { tellVoucher } from "./tell-voucher.ts";

const YEAR_HEADINGS = [
  "År",
  "Månad",
  "Intäkter inkl. moms",
  "Bokningar",
  "Genomförda betalningar",
  "Väntande betalningar",
  "Exkl. moms",
  "Moms",
  "Momsdeklaration ruta 05",
  "Momsdeklaration ruta 10",
  "Stängd",
];

export function yearAsCsv(year: number, { months, totals }: SummedYear): string {
  const rows = months.map((month): CsvCell[] => [
    year,
    monthOnly(`${month.month}-01` as LocalDate),
    { amount: month.totalRevenue },
    month.totalBookings,
    month.capturedPayments,
    month.pendingPayments,
    { amount: month.vatBreakdown.totalExcludingVat },
    { amount: month.vatBreakdown.totalVat },
    ...vatReturnOf(month.summary).map(({ wholeKronor }) => wholeKronor),
    month.isClosed ? "Ja" : "Nej",
  ]);
  const count = (field: "capturedPayments" | "pendingPayments") =>
    months.reduce((sum, month) => sum + month[field], 0);
  const sum: CsvCell[] = [
    year,
    "Summa",
    { amount: totals.totalRevenue },
    totals.totalBookings,
    count("capturedPayments"),
    count("pendingPayments"),
    { amount: totals.totalExcludingVat },
    { amount: totals.totalVatAmount },
    // The return is made a month at a time: whole kronor of a year belong in no form.
    "",
    "",
    "",
  ];
  return BYTE_ORDER_MARK + [YEAR_HEADINGS, ...rows, sum].map(csvRow).join("");
}

/** New ones are added at the end: somebody's spreadsheet goes by their places. */
const MONTH_HEADINGS = [
  "Datum",
  "Verifikation",
  "Kvitto",
  "Händelse",
  "Boknings-ID",
  "Kund",
  "Produkt",
  "Totalt",
  "Exkl. moms",
  "Moms",
  "Momskod",
  "Betalnings-ID",
  "Belopp",
  "Betalsätt",
  "Text",
  "Kvittotyp",
];

/** A row for each voucher, read while it is sent; the sums of the sales last. */
export async function* monthAsCsv(
  db: Db,
  { period, totalRevenue, vatBreakdown }: SummedMonth,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(MONTH_HEADINGS);
  for await (const stretch of toldVouchers(db, period))
    yield stretch.map((told) => voucherRow(tellVoucher(told))).join("");
  yield csvRow([
    "Summa",
    "",
    "",
    "Försäljning",
    "",
    "",
    "",
    { amount: totalRevenue },
    { amount: vatBreakdown.totalExcludingVat },
    { amount: vatBreakdown.totalVat },
    "",
    "",
    "",
    "",
    "",
    "",
  ]);
}

function voucherRow(voucher: MonthVoucher): string {
  return csvRow([
    voucher.date,
    voucher.voucher,
    voucher.receiptNumber ?? "",
    [voucherWords(voucher), feeWords(voucher)].filter((words) => words !== "").join(", "),
    voucher.bookingId ?? "",
    voucher.customerName,
    voucher.rentalItemName,
    ofSale(voucher.totalPrice),
    ofSale(voucher.priceExcludingVat),
    ofSale(voucher.vatAmount),
    voucher.vatCode ?? "",
    voucher.paymentId,
    { amount: voucher.amount },
    voucher.method === null ? "" : BOOKED_METHOD_WORDS[voucher.method],
    voucher.description,
    voucher.receiptKind === null
      ? ""
      : receiptName({ kind: voucher.receiptKind, hasBuyer: voucher.hasBuyer }),
  ]);
}

/** Empty where the voucher is no sale: a program that adds the column up adds nothing. */
function ofSale(amount: number | null): CsvCell {
  return amount === null ? "" : { amount };
}
