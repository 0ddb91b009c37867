import { partOf, reversed, type VoucherKind } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { linesOfReceipt } from "#server/ledger/line-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { creditFee } from "./issue-credit.ts";
import { nextReceipt } from "./next-receipt.ts";
import { oneSum } from "./one-sum.ts";
import {
  insertReceipt,
  creditsBeyondRefunds,
  standingCredits,
  standingFee,
  type ReceiptRow,
  type StandingReceipt,
} from "./receipt-rows.ts";

type Reversal = {
  amount: number;
  /** Why, for the customer, and what it was that came to nothing. */
  reason: string;
  name: string;
  kind: VoucherKind;
  now: Date;
};

/** Takes back the credits of a refund whose money never reached the customer. */
export async function reverseRefund(
  tx: Db,
  { attemptId, amount, now }: { attemptId: string; amount: number; now: Date },
): Promise<void> {
  await reverseSum(tx, await standingCredits(tx, { attemptId }), {
    amount,
    reason: "Återbetalningen gick inte fram till kundens kort",
    name: "Återbetalning som inte gick fram",
    kind: "refund-failed",
    now,
  });
}

/** Takes back the credits of a dispute that was lost, and is not lost any more. */
export async function reverseDispute(
  tx: Db,
  { disputeId, amount, now }: { disputeId: string; amount: number; now: Date },
): Promise<void> {
  await reverseSum(tx, await standingCredits(tx, { disputeId }), {
    amount,
    reason: "Kundens bank prövar den bestridda betalningen på nytt",
    name: "Bestridd betalning som prövas på nytt",
    kind: "dispute-lost",
    now,
  });
}

/** What was kept as a cancellation fee is rent again: the fee is credited, and as much of the sale's credit taken back. */
export async function turnFeeIntoSale(
  tx: Db,
  { paymentId, reason, now }: { paymentId: string; reason: string; now: Date },
): Promise<void> {
  const fee = await standingFee(tx, paymentId);
  if (!fee) return;
  await creditFee(tx, fee, { paymentId, reason, now, movedAt: now });
  const name = "Avbokningsavgift som blir hyra";
  const about = { amount: fee.standing, reason, name, kind: "rent-refund" as const, now };
  await reverseSum(tx, await creditsBeyondRefunds(tx, paymentId), about);
}

async function reverseSum(
  tx: Db,
  credits: readonly StandingReceipt[],
  reversal: Reversal,
): Promise<void> {
  let left = reversal.amount;
  for (const { receipt, standing } of credits) {
    const amount = Math.min(left, standing);
    if (amount <= 0) continue;
    left = sumKronor(left, -amount);
    await reverse(tx, receipt, { ...reversal, amount });
  }
  if (left > 0) throw new Error(`no credit receipt stands for ${left} kr that came back`);
}

/**
 * The law wants a document that refers to the one it changes, so it gets a number of its own, and a voucher that
 * turns the credit's round on the very accounts it went to.
 */
async function reverse(
  tx: Db,
  credit: ReceiptRow,
  { kind, now, ...wish }: Reversal,
): Promise<void> {
  const { receiptNumber, ...place } = await nextReceipt(tx, dayInSweden(now));
  const { bookingId, paymentId, cause } = credit;
  const receiptId = await insertReceipt(tx, {
    ...place,
    // To the database every receipt that changes another is a credit; this one changes a credit.
    kind: "credit",
    bookingId,
    paymentId,
    cause,
    creditsReceiptId: credit.id,
    totalKronor: wish.amount,
    snapshot: {
      ...oneSum(credit.snapshot, wish.amount, {
        name: wish.name,
        description: `Återför kreditkvitto ${credit.snapshot.receiptNumber}`,
      }),
      kind: "reversal",
      reason: wish.reason,
      receiptNumber,
      issueDate: place.issuedOn,
      transactionDate: now.toISOString(),
    },
    createdAt: now,
  });
  await postVoucher(tx, {
    kind,
    day: place.issuedOn,
    description: `Rättelse ${receiptNumber} av kreditkvitto ${credit.snapshot.receiptNumber}, bokning ${bookingId}`,
    lines: reversed(partOf(await linesOfReceipt(tx, credit.id), wish.amount)),
    receiptId,
    paymentId,
    bookingId,
    createdAt: now,
  });
}
