import type { BookingNow, IssuedReceipt, ReceiptSnapshot } from "#contracts/receipts.ts";
import { maskedPersonalNumber } from "#domain/bookings/masked-personal-number.ts";
import { noonInSweden } from "#domain/dates/stockholm.ts";
import { drawPages } from "#server/platform/pdf/draw-pages.ts";
import type { Piece } from "#server/platform/pdf/paginate.ts";
import {
  columns,
  gap,
  rows,
  section,
  sideBySide,
  text,
  WHOLE,
  type Paper,
  type Room,
} from "#server/platform/pdf/paper.ts";
import { tableRows, type PaperColumn } from "#server/platform/pdf/paper-table.ts";
import { INK } from "#server/platform/pdf/text-line.ts";
import { formatDay } from "#texts/format.ts";
import * as words from "#texts/receipt.ts";
import type { Papers } from "./papers-of.ts";

/** Receipts on paper, a page or more each, in the words of the page that is printed. */
export async function drawReceipts(
  receipts: Papers,
  bookingNow: BookingNow | null,
): Promise<Buffer> {
  const [first] = receipts;
  const { seller, bookingId, issueDate } = first;
  const about = {
    title: `${words.receiptTitle(first)} ${first.receiptNumber}`,
    author: seller.name,
    // Dated as it was issued: a receipt does not change.
    now: noonInSweden(issueDate),
    foot: `Bokning #${bookingId}`,
  };
  return drawPages(about, (paper) =>
    receipts.map((receipt) => [
      ...receiptPieces(paper, receipt),
      ...(receipt === first && bookingNow ? nowPieces(paper, bookingNow) : []),
    ]),
  );
}

/** Below the receipt and its last line: it is no part of what was issued. */
function nowPieces(paper: Paper, now: BookingNow): Piece[] {
  return [
    ...section(paper, words.bookingNowTitle(now)),
    ...rows(paper, words.bookingNowFacts(now).map(labelled), { labelWidth: 130, align: "left" }),
  ];
}

function receiptPieces(paper: Paper, receipt: IssuedReceipt): Piece[] {
  const [left, right] = columns();
  const { receiptNumber, issueDate, customerPersonalNumber } = receipt;
  const customer = words.customerFacts(receipt, maskedPersonalNumber(customerPersonalNumber));
  const style = { size: 11, color: INK.muted };
  const small = { size: 8.5, color: INK.muted };
  return [
    ...text(paper, words.receiptTitle(receipt), { size: 24, bold: true, tag: "H1" }),
    ...text(paper, `Nummer ${receiptNumber}, utfärdat ${formatDay(issueDate)}`, style),
    gap(14),
    sideBySide([
      party(paper, { title: "Säljare", facts: words.sellerFacts(receipt), room: left }),
      party(paper, { title: "Kunduppgifter", facts: customer, room: right }),
    ]),
    ...section(paper, "Bokningsuppgifter"),
    ...rows(paper, words.bookingFacts(receipt).map(labelled), { labelWidth: 130, align: "left" }),
    ...section(paper, "Specifikation"),
    ...lineRows(paper, receipt),
    gap(14),
    sums(paper, receipt),
    gap(16),
    ...[words.paymentLine(receipt), words.sellerLine(receipt)].flatMap((one) =>
      text(paper, one, small),
    ),
  ];
}

const labelled = ([label, value]: words.ReceiptFact) => ({ label, value });

type Party = { title: string; facts: readonly words.ReceiptFact[]; room: Room };

function party(paper: Paper, { title, facts, room }: Party): Piece[] {
  return [
    ...text(paper, title, { size: 13, bold: true, color: INK.spruce, tag: "H2", room }),
    gap(3),
    ...rows(paper, facts.map(labelled), { labelWidth: 80, align: "left", room }),
  ];
}

const LINE_COLUMNS: PaperColumn[] = [
  { heading: "Produkt", width: 137 },
  { heading: "Antal", width: 36, align: "right" },
  { heading: "À-pris", width: 116, align: "right" },
  { heading: "Exkl. moms", width: 68, align: "right" },
  { heading: "Moms", width: 60, align: "right" },
  { heading: "Totalt", width: 66, align: "right" },
];

function lineRows(paper: Paper, receipt: ReceiptSnapshot): Piece[] {
  const cells = words
    .shownLines(receipt)
    .map((line) => [
      { words: line.name, note: line.description, bold: true },
      { words: String(line.quantity) },
      { words: line.unitPrice, note: `exkl. moms ${line.unitPriceExcludingVat}` },
      { words: line.excludingVat },
      { words: line.vat },
      { words: line.total },
    ]);
  return tableRows(paper, LINE_COLUMNS, { x: WHOLE.x, rows: cells });
}

/** VAT to the left and what it comes to at the right, on one page. */
function sums(paper: Paper, receipt: ReceiptSnapshot): Piece {
  const [left, right] = columns();
  const vat = words
    .shownVat(receipt)
    .map(({ rate, base, vat: within }) => [{ words: rate }, { words: base }, { words: within }]);
  const totals = words.shownTotals(receipt);
  const last = totals.length - 1;
  return sideBySide([
    [
      ...text(paper, "Momsspecifikation", {
        size: 11,
        bold: true,
        color: INK.spruce,
        tag: "H2",
        room: left,
      }),
      gap(3),
      ...tableRows(
        paper,
        [
          { heading: "Momssats", width: left.width - 170 },
          { heading: "Underlag exkl. moms", width: 100, align: "right" },
          { heading: "Moms", width: 70, align: "right" },
        ],
        { x: left.x, rows: vat },
      ),
    ],
    rows(
      paper,
      totals.map(([label, value], at) => ({ label, value, bold: at === last })),
      { labelWidth: 120, align: "right", room: right },
    ),
  ]);
}
