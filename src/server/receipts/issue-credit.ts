import type { ReceiptMethod, ReceiptSnapshot } from "#contracts/receipts.ts";
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
import { sumKronor } from "#domain/money/ore.ts";
import { correctionKindOf } from "#server/ledger/correction-kind.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { nextReceipt } from "./next-receipt.ts";
import { oneSum } from "./one-sum.ts";
import {
  insertReceipt,
  keepCause,
  standingReceipts,
  type ReceiptRow,
  type StandingReceipt,
} from "./receipt-rows.ts";

export type CreditWish = {
  paymentId: string;
  /** Kronor, with öre where money moved in öre. */
  amount: number;
  reason: string;
  now: Date;
  /** When the money moved; the books are dated by it. */
  movedAt: Date;
  /** What it is made for, so that it can be taken back when that comes to nothing. */
  cause?: { attemptId: string } | { disputeId: string };
  /** How it goes back, where that is another way than it came. */
  method?: ReceiptMethod | undefined;
};

/**
 * Credit receipts for what is given back of a payment, with the vouchers that turn its sale round; answers
 * their numbers. Each is made from the receipt's own snapshot, so that it can be made when nothing else is left
 * of the booking. Of one that was cancelled against a fee, the fee goes back last.
 */
export async function issueCredit(tx: Db, wish: CreditWish): Promise<string[]> {
  return issueParts(tx, wish, (receipt) => refundPosting(receipt, wish.method));
}

/**
 * The same for what was recorded in error. No money left, so that neither the document nor the books speak of
 * any given back.
 */
export async function issueCorrection(tx: Db, wish: CreditWish): Promise<string[]> {
  const { paymentId, movedAt } = wish;
  const kind = await correctionKindOf(tx, { paymentId, day: dayInSweden(movedAt) });
  return issueParts(tx, wish, (receipt) => ({
    ...refundPosting(receipt),
    kind,
    words: "registrerad av misstag, ",
    document: CORRECTION,
  }));
}

function refundPosting(receipt: ReceiptRow, otherWay?: CreditWish["method"]): Posting {
  const method = otherWay ?? receipt.snapshot.method ?? "card";
  if (receipt.cause === "cancellation") return feePosting(receipt, method);
  const money = moneyPurpose(method);
  return {
    kind: "rent-refund",
    words: "",
    lines: (accounts, amount) => refundLines(accounts, amount, money),
  };
}

function feePosting({ snapshot }: ReceiptRow, method = snapshot.method ?? "card"): Posting {
  const money = moneyPurpose(method);
  const hasVat = snapshot.totalVatAmount > 0;
  return {
    kind: "cancellation-fee",
    words: "avbokningsavgift, ",
    lines: (accounts, amount) =>
      reversed(cancellationFeeLines(accounts, amount, { money, hasVat })),
  };
}

/** The credits of a charge that a customer's bank has taken back for good. */
export async function creditDispute(tx: Db, wish: CreditWish): Promise<string[]> {
  return issueParts(tx, wish, ({ cause, snapshot }) => {
    const kind = cause === "cancellation" && snapshot.totalVatAmount === 0 ? "fee" : "rent";
    return {
      kind: "dispute-lost",
      words: "bestridd betalning, ",
      lines: (accounts, amount) => disputeCreditLines(accounts, amount, kind),
    };
  });
}

/** What was kept as a fee is one no longer. */
export async function creditFee(
  tx: Db,
  { receipt, standing }: StandingReceipt,
  about: Omit<CreditWish, "amount" | "cause">,
): Promise<void> {
  await issue(tx, receipt, { ...about, amount: standing }, feePosting(receipt));
}

/** A refund that cannot be booked is not recorded: whoever tries gets this thrown, and nothing is kept. */
async function issueParts(
  tx: Db,
  wish: CreditWish,
  postingOf: (receipt: ReceiptRow) => Posting,
): Promise<string[]> {
  const numbers: string[] = [];
  let left = wish.amount;
  for (const { receipt, standing } of await standingReceipts(tx, wish.paymentId)) {
    const amount = Math.min(left, standing);
    if (amount <= 0) continue;
    left = sumKronor(left, -amount);
    numbers.push(await issue(tx, receipt, { ...wish, amount }, postingOf(receipt)));
  }
  if (left > 0) throw new Error(`payment ${wish.paymentId} has no receipt to credit ${left} kr of`);
  return numbers;
}

type Posting = {
  kind: VoucherKind;
  /** What the voucher says between the credit's number and the booking's. */
  words: string;
  lines: (accounts: Accounts, amount: number) => VoucherLine[];
  document?: typeof CREDIT | typeof CORRECTION;
};

/** What the document is, what the voucher calls it, and what its one line says. */
const CREDIT = { kind: "credit", title: "Kreditkvitto", line: "Återbetalning" } as const;
const CORRECTION = { kind: "correction", title: "Rättelse", line: "Rättelse" } as const;

async function issue(
  tx: Db,
  receipt: ReceiptRow,
  { paymentId, amount, reason, now, movedAt, cause, method }: CreditWish,
  { document = CREDIT, ...posting }: Posting,
): Promise<string> {
  const { receiptNumber, ...place } = await nextReceipt(tx, dayInSweden(movedAt));
  const snapshot: ReceiptSnapshot = {
    ...oneSum(receipt.snapshot, amount, {
      name: document.line,
      description: `Avser kvitto ${receipt.snapshot.receiptNumber}`,
    }),
    kind: document.kind,
    ...(method && { method }),
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
  if (cause) await keepCause(tx, receiptId, cause);
  await postVoucher(tx, {
    kind: posting.kind,
    day: dayInSweden(movedAt),
    description: `${document.title} ${receiptNumber}, ${posting.words}bokning ${receipt.bookingId}`,
    lines: posting.lines(await readAccounts(tx), amount),
    receiptId,
    paymentId,
    bookingId: receipt.bookingId,
    createdAt: now,
  });
  return receiptNumber;
}
