import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import { sumLine } from "#domain/bookkeeping/receipt-lines.ts";
import {
  cancellationFeeLines,
  disputeCreditLines,
  moneyPurpose,
  refundLines,
  reversed,
  type Accounts,
  type VoucherKind,
  type VoucherLine,
} from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { nextReceipt } from "./next-receipt.ts";
import { feeReceiptOf, insertReceipt, receiptOfPayment, type ReceiptRow } from "./receipt-rows.ts";

export type CreditWish = {
  paymentId: string;
  /** Kronor, with öre where money moved in öre. */
  amount: number;
  reason: string;
  now: Date;
  /** When the money moved; the books are dated by it. */
  movedAt: Date;
};

/**
 * A credit receipt, wholly or in part, with the voucher that turns the sale round. It is made from the
 * receipt's own snapshot, so that it can be made when nothing else is left of the booking.
 */
export async function issueCredit(tx: Db, wish: CreditWish): Promise<ReceiptSnapshot> {
  const fee = await feeReceiptOf(tx, wish.paymentId);
  if (fee) return creditFee(tx, fee, wish);
  const receipt = await receiptToCredit(tx, wish.paymentId);
  const money = moneyPurpose(receipt.snapshot.method ?? "card");
  return issue(tx, receipt, wish, {
    kind: "rent-refund",
    words: (number) => `Kreditkvitto ${number}, bokning ${receipt.bookingId}`,
    lines: (accounts) => refundLines(accounts, wish.amount, money),
  });
}

/** Of a booking that was cancelled against a fee, the fee is what is left to give back. */
async function creditFee(tx: Db, fee: ReceiptRow, wish: CreditWish): Promise<ReceiptSnapshot> {
  const money = moneyPurpose(fee.snapshot.method ?? "card");
  const hasVat = fee.snapshot.totalVatAmount > 0;
  return issue(tx, fee, wish, {
    kind: "cancellation-fee",
    words: (number) => `Kreditkvitto ${number}, avbokningsavgift, bokning ${fee.bookingId}`,
    lines: (accounts) => reversed(cancellationFeeLines(accounts, wish.amount, { money, hasVat })),
  });
}

/** The credit of a charge that a customer's bank has taken back for good. */
export async function creditDispute(tx: Db, wish: CreditWish): Promise<ReceiptSnapshot> {
  const fee = await feeReceiptOf(tx, wish.paymentId);
  const receipt = fee ?? (await receiptToCredit(tx, wish.paymentId));
  const isFee = fee !== undefined && fee.snapshot.totalVatAmount === 0;
  return issue(tx, receipt, wish, {
    kind: "dispute-lost",
    words: (number) => `Kreditkvitto ${number}, bestridd betalning, bokning ${receipt.bookingId}`,
    lines: (accounts) => disputeCreditLines(accounts, wish.amount, isFee ? "fee" : "rent"),
  });
}

/** A refund that cannot be booked is not recorded: whoever tries gets this thrown, and nothing is kept. */
async function receiptToCredit(tx: Db, paymentId: string): Promise<ReceiptRow> {
  const receipt = await receiptOfPayment(tx, paymentId);
  if (!receipt) throw new Error(`payment ${paymentId} has no receipt to credit`);
  return receipt;
}

type Posting = {
  kind: VoucherKind;
  words: (receiptNumber: string) => string;
  lines: (accounts: Accounts) => VoucherLine[];
};

async function issue(
  tx: Db,
  receipt: ReceiptRow,
  { paymentId, amount, reason, now, movedAt }: CreditWish,
  posting: Posting,
): Promise<ReceiptSnapshot> {
  const { receiptNumber, ...place } = await nextReceipt(tx, dayInSweden(movedAt));
  const snapshot: ReceiptSnapshot = {
    ...creditOf(receipt.snapshot, amount),
    reason,
    receiptNumber,
    issueDate: place.issuedOn,
    transactionDate: movedAt.toISOString(),
  };
  const receiptId = await insertReceipt(tx, {
    ...place,
    kind: "credit",
    bookingId: receipt.bookingId,
    paymentId,
    cause: receipt.cause,
    creditsReceiptId: receipt.id,
    totalKronor: amount,
    snapshot,
    createdAt: now,
  });
  await postVoucher(tx, {
    kind: posting.kind,
    day: dayInSweden(movedAt),
    description: posting.words(receiptNumber),
    lines: posting.lines(await readAccounts(tx)),
    receiptId,
    paymentId,
    bookingId: receipt.bookingId,
    createdAt: now,
  });
  return snapshot;
}

function creditOf(receipt: ReceiptSnapshot, amount: number): ReceiptSnapshot {
  const hasVat = receipt.totalVatAmount > 0;
  const { subject: _subject, ...line } = sumLine(amount, { hasVat });
  const vat = hasVat ? vatOreWithin(amount) : 0;
  const net = kronorOf(oreOf(amount) - vat);
  return {
    ...receipt,
    // Receipts of before held it, and what is issued from now on does not.
    customerPersonalNumber: "",
    kind: "credit",
    creditsNumber: receipt.receiptNumber,
    lineItems: [
      { name: "Återbetalning", description: `Avser kvitto ${receipt.receiptNumber}`, ...line },
    ],
    subtotalExcludingVat: net,
    totalVatAmount: kronorOf(vat),
    totalIncludingVat: amount,
    vatBreakdown: receipt.vatBreakdown.map(({ vatRate }) => ({
      vatRate,
      vatAmount: kronorOf(vat),
      baseAmount: net,
    })),
  };
}
