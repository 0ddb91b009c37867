import type { ShopFacts } from "#contracts/page.ts";
import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import { receiptLines, sumLine, type ReceiptLine } from "#domain/bookkeeping/receipt-lines.ts";
import { captureLines, depositKeptLines, refundLines } from "#domain/bookkeeping/voucher.ts";
import { yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { VAT_RATE } from "#domain/money/vat.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { nextNumber } from "#server/ledger/number-rows.ts";
import { openDay, postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { insertReceipt, receiptOfPayment } from "./receipt-rows.ts";
import { lineWords } from "./receipt-words.ts";

/** What a receipt says of its booking. */
export type ReceiptBooking = {
  id: number;
  createdAt: Date;
  itemName: string;
  startDate: LocalDate;
  endDate: LocalDate;
  quote: Quote;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerAddress: string;
  customerPersonalNumber: string;
};

export type ReceiptPayment = {
  id: string;
  intentId: string;
  amount: number;
  cardBrand: string | null;
  cardLast4: string | null;
};

type Sale = {
  shop: ShopFacts;
  now: Date;
  /** When the money moved, where that is heard of only later: the books are dated by it. */
  movedAt?: Date;
  booking: ReceiptBooking;
  payment: ReceiptPayment;
};

const SERIES = "receipt";

/** The receipt and its voucher, numbered without a gap, in the transaction that records the capture. */
export async function issueReceipt(tx: Db, sale: Sale): Promise<ReceiptSnapshot> {
  const { booking, payment, now } = sale;
  // A payment of another sum than was promised is still money: it gets a line that says so.
  const lines =
    booking.quote.total === payment.amount
      ? receiptLines(booking.quote)
      : [sumLine(payment.amount)];
  const { receiptId, snapshot } = await write(tx, sale, {
    kind: "receipt",
    lines,
    amount: payment.amount,
    credits: null,
    reason: null,
  });
  await postVoucher(tx, {
    kind: "rent",
    day: dayInSweden(sale.movedAt ?? now),
    description: `Kvitto ${snapshot.receiptNumber}, bokning ${booking.id}`,
    lines: captureLines(await readAccounts(tx), payment.amount),
    receiptId,
    paymentId: payment.id,
    bookingId: booking.id,
    createdAt: now,
  });
  return snapshot;
}

/** A credit receipt, wholly or in part, with the voucher that turns the sale round. */
export async function issueCredit(
  tx: Db,
  sale: Sale & { amount: number; reason: string },
): Promise<ReceiptSnapshot> {
  const { booking, payment, now, amount, reason } = sale;
  const original = await receiptOfPayment(tx, payment.id);
  if (!original) throw new Error(`payment ${payment.id} has no receipt to credit`);
  const { receiptId, snapshot } = await write(tx, sale, {
    kind: "credit",
    lines: [sumLine(amount)],
    amount,
    credits: { id: original.id, number: original.snapshot.receiptNumber },
    reason,
  });
  await postVoucher(tx, {
    kind: "rent-refund",
    day: dayInSweden(sale.movedAt ?? now),
    description: `Kreditkvitto ${snapshot.receiptNumber}, bokning ${booking.id}`,
    lines: refundLines(await readAccounts(tx), amount),
    receiptId,
    paymentId: payment.id,
    bookingId: booking.id,
    createdAt: now,
  });
  return snapshot;
}

/** A receipt for a service paid out of a deposit, with the voucher that makes that part of it a sale. */
export async function issueServiceReceipt(
  tx: Db,
  sale: Sale & { amount: number; note: string },
): Promise<ReceiptSnapshot> {
  const { booking, payment, now, amount, note } = sale;
  const { receiptId, snapshot } = await write(tx, sale, {
    kind: "receipt",
    lines: [sumLine(amount)],
    amount,
    credits: null,
    reason: null,
    sumWords: { name: note, description: `Dras från depositionen, bokning ${booking.id}` },
  });
  await postVoucher(tx, {
    kind: "deposit-kept",
    day: dayInSweden(sale.movedAt ?? now),
    description: `Kvitto ${snapshot.receiptNumber}, tjänst ur depositionen, bokning ${booking.id}`,
    lines: depositKeptLines(await readAccounts(tx), amount, "service"),
    receiptId,
    paymentId: payment.id,
    bookingId: booking.id,
    createdAt: now,
  });
  return snapshot;
}

type Document = {
  kind: "receipt" | "credit";
  lines: ReceiptLine[];
  amount: number;
  credits: { id: number; number: string } | null;
  reason: string | null;
  /** What a sum is for, where its kind does not say it. */
  sumWords?: { name: string; description: string };
};

async function write(
  tx: Db,
  sale: Sale,
  document: Document,
): Promise<{ receiptId: number; snapshot: ReceiptSnapshot }> {
  const { now, movedAt = now, booking, payment } = sale;
  const issuedOn = await openDay(tx, dayInSweden(movedAt));
  const year = yearOf(issuedOn);
  const number = await nextNumber(tx, SERIES, year);
  const receiptNumber = `${year}-${String(number).padStart(6, "0")}`;
  const snapshot = describe(sale, document, { receiptNumber, issueDate: issuedOn });
  const receiptId = await insertReceipt(tx, {
    year,
    number,
    kind: document.kind,
    bookingId: booking.id,
    paymentId: payment.id,
    creditsReceiptId: document.credits?.id ?? null,
    issuedOn,
    totalKronor: document.amount,
    snapshot,
    createdAt: now,
  });
  return { receiptId, snapshot };
}

function describe(
  { shop, now, movedAt = now, booking, payment }: Sale,
  { kind, lines, amount, credits, reason, ...document }: Document,
  numbered: { receiptNumber: string; issueDate: LocalDate },
): ReceiptSnapshot {
  const { company } = shop;
  const vat = vatOreWithin(amount);
  const sumWords = document.sumWords ?? {
    name: kind === "credit" ? "Återbetalning" : booking.itemName,
    description: credits ? `Avser kvitto ${credits.number}` : `Bokning ${booking.id}`,
  };
  return {
    ...numbered,
    kind,
    creditsNumber: credits?.number ?? null,
    reason,
    seller: {
      name: company.name,
      address: company.address,
      orgnr: company.orgnr,
      vatNumber: vatNumber(company.orgnr),
      phone: company.phone,
      email: company.email,
    },
    bookingId: booking.id,
    bookingDate: dayInSweden(booking.createdAt),
    rentalItemName: booking.itemName,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    customerAddress: booking.customerAddress,
    customerPersonalNumber: booking.customerPersonalNumber,
    startDate: booking.startDate,
    endDate: booking.endDate,
    transactionDate: movedAt.toISOString(),
    cardBrand: payment.cardBrand ?? "",
    cardLast4: payment.cardLast4 ?? "",
    paymentIntentId: payment.intentId,
    currency: "SEK",
    lineItems: lines.map((line) => {
      const { subject: _subject, ...sums } = line;
      return { ...lineWords(line, booking.itemName, sumWords), ...sums };
    }),
    subtotalExcludingVat: kronorOf(oreOf(amount) - vat),
    totalVatAmount: kronorOf(vat),
    totalIncludingVat: amount,
    vatBreakdown: [
      {
        vatRate: VAT_RATE,
        vatAmount: kronorOf(vat),
        baseAmount: kronorOf(oreOf(amount) - vat),
      },
    ],
  };
}

/** `SE556000000101`. */
function vatNumber(orgnr: string): string {
  return `SE${orgnr.replaceAll(/\D/g, "").slice(-10)}01`;
}
