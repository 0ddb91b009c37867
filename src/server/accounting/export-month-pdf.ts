import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { MonthVoucher } from "#contracts/accounting.ts";
import type { ShopFacts } from "#contracts/page.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { formatMonth } from "#texts/format.ts";
import { receiptName } from "#texts/receipt.ts";
import { BOOKED_METHOD_WORDS, voucherWords } from "#texts/sale-words.ts";
import { formatAmount } from "./accounting-words.ts";
import { countVouchers, toldVouchers } from "./month-voucher-rows.ts";
import { frame, heading, openReport, PAGE, type Report } from "./pdf-report.ts";
import { drawSummary } from "./pdf-summary.ts";
import {
  drawRow,
  HEAD_HEIGHT,
  openTable,
  repeatHeadings,
  ROW_HEIGHT,
  type Column,
} from "./pdf-table.ts";
import type { SummedMonth } from "./show-month.ts";
import { tellVoucher } from "./tell-voucher.ts";

const COLUMNS: Column[] = [
  { heading: "Datum", width: 46 },
  { heading: "Ver.", width: 34 },
  { heading: "Kvitto", width: 96 },
  { heading: "Händelse", width: 86 },
  { heading: "Bokning", width: 38 },
  { heading: "Kund", width: 67 },
  { heading: "Produkt", width: 60 },
  { heading: "Belopp", width: 53, align: "right" },
  { heading: "Exkl. moms", width: 54, align: "right" },
  { heading: "Moms, MP1", width: 53, align: "right" },
  { heading: "Totalt", width: 60, align: "right", after: 6 },
  { heading: "Betalnings-ID", width: 121 },
];

type Wish = { company: ShopFacts["company"]; today: LocalDate; now: Date };

/** A month with a row for each voucher, written page by page while it is read and sent. */
export async function monthAsPdf(db: Db, summed: SummedMonth, wish: Wish): Promise<Readable> {
  const vouchers = await countVouchers(db, summed.period);
  const report = await openReport({
    ...wish,
    title: `Bokföring ${formatMonth(summed.period.from)}`,
  });
  const { doc } = report;
  draw(db, report, { summed, vouchers }).catch((error: unknown) => doc.destroy(error as Error));
  return doc;
}

async function draw(
  db: Db,
  report: Report,
  { summed, vouchers }: { summed: SummedMonth; vouchers: number },
): Promise<void> {
  report.doc.addPage();
  let y = drawSummary(report, {
    summary: summed.summary,
    owed: Math.round(summed.deposits.owed * 100),
    counts: [
      ["Genomförda betalningar", String(summed.capturedPayments)],
      ["Väntande betalningar", String(summed.pendingPayments)],
    ],
  });
  heading(report, "H2", "Händelser", { x: PAGE.left, y });
  y += 20;
  // The sums are a row too.
  const flow = openFlow(report, { y, rows: vouchers + 1 });
  for await (const stretch of toldVouchers(db, summed.period))
    for (const told of stretch) if (flow.row(cells(tellVoucher(told)))) await nextTurn(report);
  flow.row(sumCells(summed), { bold: true });
  flow.table.element.end();
  report.root.end();
  report.doc.end();
}

/** Other callers are answered between two pages; nothing more is drawn for whoever has hung up. */
async function nextTurn({ doc }: Report): Promise<void> {
  await setImmediate();
  if (doc.destroyed) throw new Error("nobody is waiting for the file any more");
}

/** A table over as many pages as it needs. How many is known from the start, since all rows are alike. */
function openFlow(report: Report, { y: start, rows }: { y: number; rows: number }) {
  const room = (top: number) => Math.floor((PAGE.bottom - top - HEAD_HEIGHT) / ROW_HEIGHT);
  const of = 1 + Math.ceil(Math.max(0, rows - room(start)) / room(PAGE.top));
  let page = 1;
  frame(report, { page, of });
  const table = openTable(report, COLUMNS, { x: PAGE.left, y: start });
  let y = start + HEAD_HEIGHT;
  return {
    table,
    /** Answers whether it began a page. */
    row: (texts: readonly string[], style?: { bold: boolean }): boolean => {
      const isFull = y + ROW_HEIGHT > PAGE.bottom;
      if (isFull) {
        report.doc.addPage();
        page += 1;
        frame(report, { page, of });
        repeatHeadings(table, PAGE.top);
        y = PAGE.top + HEAD_HEIGHT;
      }
      drawRow(table, texts, { y, bold: style?.bold ?? false });
      y += ROW_HEIGHT;
      return isFull;
    },
  };
}

const NOTHING = "–";

function cells(voucher: MonthVoucher): string[] {
  return [
    voucher.date,
    voucher.voucher,
    receiptWords(voucher),
    voucherWords(voucher),
    voucher.bookingId === null ? NOTHING : String(voucher.bookingId),
    voucher.customerName,
    voucher.rentalItemName,
    formatAmount(voucher.amount),
    ofSale(voucher.priceExcludingVat),
    ofSale(voucher.vatAmount),
    ofSale(voucher.totalPrice),
    paymentWords(voucher),
  ];
}

function receiptWords({ receiptKind: kind, hasBuyer, receiptNumber }: MonthVoucher): string {
  return kind === null ? NOTHING : `${receiptName({ kind, hasBuyer })} ${receiptNumber}`;
}

function ofSale(amount: number | null): string {
  return amount === null ? NOTHING : formatAmount(amount);
}

/** A card's payment is known by the provider's id, which needs no word before it. */
function paymentWords({ method, paymentId }: MonthVoucher): string {
  if (method === null) return NOTHING;
  return method === "card" ? paymentId : `${BOOKED_METHOD_WORDS[method]} ${paymentId}`.trim();
}

function sumCells({ vatBreakdown, totalRevenue }: SummedMonth): string[] {
  return [
    "Summa",
    "",
    "",
    "Försäljning",
    "",
    "",
    "",
    "",
    formatAmount(vatBreakdown.totalExcludingVat),
    formatAmount(vatBreakdown.totalVat),
    formatAmount(totalRevenue),
    "",
  ];
}
