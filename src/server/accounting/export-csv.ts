import type { BookingDetail } from "#contracts/accounting.ts";
import { vatReturnOf } from "#domain/bookkeeping/period-summary.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { SALE_WORDS } from "#texts/sale-words.ts";
import { monthOnly } from "./accounting-words.ts";
import { BYTE_ORDER_MARK, csvRow, type CsvCell } from "./csv-text.ts";
import { postedSales } from "./posted-sale-rows.ts";
import type { SummedMonth } from "./show-month.ts";
import type { SummedYear } from "./show-year.ts";

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
];

/** A row for each capture and refund, read while it is sent; the sums last. */
export async function* monthAsCsv(
  db: Db,
  { period, totalRevenue, vatBreakdown }: SummedMonth,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(MONTH_HEADINGS);
  for await (const page of postedSales(db, period)) yield page.map(saleRow).join("");
  yield csvRow([
    "Summa",
    "",
    "",
    "",
    "",
    "",
    "",
    { amount: totalRevenue },
    { amount: vatBreakdown.totalExcludingVat },
    { amount: vatBreakdown.totalVat },
    "",
    "",
  ]);
}

function saleRow(sale: BookingDetail): string {
  return csvRow([
    sale.date,
    sale.voucher,
    sale.receiptNumber ?? "",
    SALE_WORDS[sale.kind],
    sale.bookingId,
    sale.customerName,
    sale.rentalItemName,
    { amount: sale.totalPrice },
    { amount: sale.priceExcludingVat },
    { amount: sale.vatAmount },
    sale.vatCode,
    sale.stripePaymentId,
  ]);
}
