import type { Readable } from "node:stream";
import type { ShopFacts } from "#contracts/page.ts";
import { vatReturnOf } from "#domain/bookkeeping/period-summary.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatAmount, monthHeading } from "./accounting-words.ts";
import { frame, heading, openReport, PAGE, type ReportFacts } from "./pdf-report.ts";
import { drawSummary } from "./pdf-summary.ts";
import { drawRow, HEAD_HEIGHT, openTable, ROW_HEIGHT, type Column } from "./pdf-table.ts";
import type { MonthOfYear, SummedYear } from "./show-year.ts";

const COLUMNS: Column[] = [
  { heading: "Månad", width: 104 },
  { heading: "Bokningar", width: 62, align: "right" },
  { heading: "Genomförda", width: 70, align: "right" },
  { heading: "Väntande", width: 62, align: "right" },
  { heading: "Exkl. moms", width: 92, align: "right" },
  { heading: "Moms", width: 88, align: "right" },
  { heading: "Totalt", width: 96, align: "right" },
  { heading: "Ruta 05", width: 68, align: "right" },
  { heading: "Ruta 10", width: 68, align: "right" },
  { heading: "Stängd", width: 58, align: "right" },
];

type Wish = {
  year: number;
  /** Deposits at the end of the year, in öre. */
  owed: number;
  company: ShopFacts["company"];
  today: LocalDate;
  now: Date;
};

/** A year on one page: its months, what goes into each month's VAT return, and the deposits. */
export async function yearAsPdf(
  summed: SummedYear,
  { year, owed, ...facts }: Wish,
): Promise<Readable> {
  const report = await openReport({ ...facts, title: `Bokföring ${year}` } satisfies ReportFacts);
  report.doc.addPage();
  frame(report, { page: 1, of: 1 });
  const { months, totals, summary } = summed;
  let y = drawSummary(report, {
    summary,
    owed,
    counts: [["Bokningar", String(totals.totalBookings)]],
  });
  heading(report, "H2", "Månader", { x: PAGE.left, y });
  y += 20;
  const table = openTable(report, COLUMNS, { x: PAGE.left, y });
  y += HEAD_HEIGHT;
  for (const month of months) {
    drawRow(table, cells(month), { y });
    y += ROW_HEIGHT;
  }
  drawRow(table, sumCells(summed), { y, bold: true });
  table.element.end();
  report.root.end();
  report.doc.end();
  return report.doc;
}

function cells(month: MonthOfYear): string[] {
  return [
    monthHeading(`${month.month}-01` as LocalDate),
    String(month.totalBookings),
    String(month.capturedPayments),
    String(month.pendingPayments),
    formatAmount(month.vatBreakdown.totalExcludingVat),
    formatAmount(month.vatBreakdown.totalVat),
    formatAmount(month.totalRevenue),
    ...vatReturnOf(month.summary).map(({ wholeKronor }) => formatAmount(wholeKronor).slice(0, -3)),
    month.isClosed ? "Ja" : "Nej",
  ];
}

function sumCells({ months, totals }: SummedYear): string[] {
  const count = (field: "capturedPayments" | "pendingPayments") =>
    String(months.reduce((sum, month) => sum + month[field], 0));
  return [
    "Summa",
    String(totals.totalBookings),
    count("capturedPayments"),
    count("pendingPayments"),
    formatAmount(totals.totalExcludingVat),
    formatAmount(totals.totalVatAmount),
    formatAmount(totals.totalRevenue),
  ];
}
