import { receiptLines, sumLine } from "#domain/bookkeeping/receipt-lines.ts";
import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import { captureLines, depositKeptLines, refundLines } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { describeReceipt, type ReceiptContent, type Sale } from "./describe-receipt.ts";
import { nextReceipt } from "./next-receipt.ts";
import { insertReceipt, receiptOfPayment } from "./receipt-rows.ts";

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

async function write(
  tx: Db,
  sale: Sale,
  document: ReceiptContent,
): Promise<{ receiptId: number; snapshot: ReceiptSnapshot }> {
  const { now, movedAt = now, booking, payment } = sale;
  const { receiptNumber, ...place } = await nextReceipt(tx, dayInSweden(movedAt));
  const issueDate = place.issuedOn;
  const snapshot = describeReceipt(sale, document, { receiptNumber, issueDate });
  const receiptId = await insertReceipt(tx, {
    ...place,
    kind: document.kind,
    bookingId: booking.id,
    paymentId: payment.id,
    creditsReceiptId: document.credits?.id ?? null,
    totalKronor: document.amount,
    snapshot,
    createdAt: now,
  });
  return { receiptId, snapshot };
}
