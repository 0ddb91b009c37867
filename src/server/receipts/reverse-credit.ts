import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import { reversed } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { linesOfReceipt } from "#server/ledger/line-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { nextReceipt } from "./next-receipt.ts";
import { insertReceipt, standingCredit, type CreditWish } from "./receipt-rows.ts";

/**
 * Takes back a credit receipt whose money never reached the customer. The law wants a document that
 * refers to the one it changes, so it gets a number of its own, and a voucher that turns the credit's
 * round on the very accounts it went to.
 */
export async function reverseCredit(
  tx: Db,
  { now, ...wish }: CreditWish & { now: Date },
): Promise<void> {
  const credit = await standingCredit(tx, wish);
  if (!credit)
    throw new Error(`no credit receipt stands for a refund of payment ${wish.paymentId}`);
  const { receiptNumber, ...place } = await nextReceipt(tx, dayInSweden(now));
  const { bookingId, paymentId, totalKronor } = credit;
  const receiptId = await insertReceipt(tx, {
    ...place,
    // To the database every receipt that changes another is a credit; this one changes a credit.
    kind: "credit",
    bookingId,
    paymentId,
    creditsReceiptId: credit.id,
    totalKronor,
    snapshot: {
      ...reversalOf(credit.snapshot),
      customerPersonalNumber: "",
      receiptNumber,
      issueDate: place.issuedOn,
      transactionDate: now.toISOString(),
    },
    createdAt: now,
  });
  await postVoucher(tx, {
    kind: "refund-failed",
    day: place.issuedOn,
    description: `Rättelse ${receiptNumber} av kreditkvitto ${credit.snapshot.receiptNumber}, bokning ${bookingId}`,
    lines: reversed(await linesOfReceipt(tx, credit.id)),
    receiptId,
    paymentId,
    bookingId,
    createdAt: now,
  });
}

function reversalOf(credit: ReceiptSnapshot): ReceiptSnapshot {
  return {
    ...credit,
    kind: "reversal",
    creditsNumber: credit.receiptNumber,
    reason: "Återbetalningen gick inte fram till kundens kort",
    lineItems: credit.lineItems.map((line) => ({
      ...line,
      name: "Återbetalning som inte gick fram",
      description: `Återför kreditkvitto ${credit.receiptNumber}`,
    })),
  };
}
