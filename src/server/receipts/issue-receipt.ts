import { receiptLines, sumLine } from "#domain/bookkeeping/receipt-lines.ts";
import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import {
  cancellationFeeLines,
  captureLines,
  depositKeptLines,
  moneyPurpose,
  type Accounts,
  type VoucherKind,
  type VoucherLine,
} from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { formatKronor } from "#texts/format.ts";
import { describeReceipt, type ReceiptContent, type Sale } from "./describe-receipt.ts";
import { nextReceipt } from "./next-receipt.ts";
import { insertReceipt, unitsThen } from "./receipt-rows.ts";

/** The receipt and its voucher, numbered without a gap, in the transaction that records the payment. */
export async function issueReceipt(tx: Db, sale: Sale): Promise<ReceiptSnapshot> {
  const { booking, payment } = sale;
  const isWhole = booking.quote?.total === payment.amount;
  return issue(tx, sale, {
    cause: "charge",
    content: {
      // A payment of another sum than was promised is a part of it: it gets a line that says so.
      lines: isWhole && booking.quote ? receiptLines(booking.quote) : [sumLine(payment.amount)],
      amount: payment.amount,
      sumWords: {
        name: "Delbetalning",
        description: partWords(booking),
      },
    },
    voucher: {
      kind: "rent",
      words: (number) => `Kvitto ${number}, bokning ${booking.id}`,
      lines: (accounts) => captureLines(accounts, payment.amount, moneyPurpose(payment.method)),
    },
  });
}

/** What a part is a part of. */
function partWords({ itemName, id, quote }: Sale["booking"]): string {
  const what = `${itemName}, bokning ${id}`;
  return quote
    ? `Del av priset för ${what}, som i sin helhet är ${formatKronor(quote.total)}`
    : what;
}

/**
 * A receipt for a service that is kept of what the customer has left: a deposit, or what was asked for after the
 * return. Its voucher makes that part of it a sale.
 */
export async function issueServiceReceipt(
  tx: Db,
  sale: Sale & { amount: number; note: string; isAfterReturn?: boolean },
): Promise<ReceiptSnapshot> {
  const { booking, amount, note, isAfterReturn = false } = sale;
  const description = isAfterReturn
    ? `Efter återlämningen, bokning ${booking.id}`
    : `Dras från depositionen, bokning ${booking.id}`;
  return issue(tx, sale, {
    cause: "service",
    content: {
      lines: [sumLine(amount)],
      amount,
      sumWords: { name: note, description },
    },
    voucher: {
      kind: "deposit-kept",
      words: (number) =>
        `Kvitto ${number}, ${isAfterReturn ? "tjänst efter återlämningen" : "tjänst ur depositionen"}, bokning ${booking.id}`,
      lines: (accounts) => depositKeptLines(accounts, amount, "service"),
    },
  });
}

/**
 * What is kept of the price when a booking is cancelled and a part is given back. The sale itself has been
 * credited whole: this is what the customer owes instead.
 */
export async function issueCancellationFee(
  tx: Db,
  sale: Sale & { amount: number; hasVat: boolean },
): Promise<ReceiptSnapshot> {
  const { booking, payment, amount, hasVat } = sale;
  return issue(tx, sale, {
    cause: "cancellation",
    content: {
      lines: [sumLine(amount, { hasVat })],
      amount,
      hasVat,
      sumWords: { name: "Avbokningsavgift", description: `Avbokad bokning ${booking.id}` },
    },
    voucher: {
      kind: "cancellation-fee",
      words: (number) => `Kvitto ${number}, avbokningsavgift, bokning ${booking.id}`,
      lines: (accounts) =>
        cancellationFeeLines(accounts, amount, { money: moneyPurpose(payment.method), hasVat }),
    },
  });
}

type Issue = {
  cause: "charge" | "service" | "cancellation";
  content: Omit<ReceiptContent, "kind" | "credits" | "reason">;
  voucher: {
    kind: VoucherKind;
    words: (receiptNumber: string) => string;
    lines: (accounts: Accounts) => VoucherLine[];
  };
};

async function issue(
  tx: Db,
  sale: Sale,
  { cause, content, voucher }: Issue,
): Promise<ReceiptSnapshot> {
  const { now, movedAt = now, booking, payment } = sale;
  const { receiptNumber, ...place } = await nextReceipt(tx, dayInSweden(movedAt));
  const units = await unitsThen(tx, booking.id);
  const snapshot = describeReceipt(
    sale,
    { ...content, kind: "receipt", credits: null, reason: null, units },
    { receiptNumber, issueDate: place.issuedOn },
  );
  const receiptId = await insertReceipt(tx, {
    ...place,
    kind: "receipt",
    cause,
    bookingId: booking.id,
    paymentId: payment.id,
    totalKronor: content.amount,
    snapshot,
    createdAt: now,
  });
  await postVoucher(tx, {
    kind: voucher.kind,
    day: dayInSweden(movedAt),
    description: voucher.words(receiptNumber),
    lines: voucher.lines(await readAccounts(tx)),
    receiptId,
    paymentId: payment.id,
    bookingId: booking.id,
    createdAt: now,
  });
  return snapshot;
}
