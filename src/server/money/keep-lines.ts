import type { SettlementLineKind } from "#domain/hand-over/protocol.ts";
import { depositKeptLines } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { isInOurBooks } from "#domain/payments/payment-method.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { WritingShop } from "#server/platform/shop-facts.ts";
import type { ReceiptBooking } from "#server/receipts/describe-receipt.ts";
import { issueServiceReceipt } from "#server/receipts/issue-receipt.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { receiptPaymentOf } from "./receipt-booking.ts";

export type KeptLine = { kind: SettlementLineKind; label: string; amount: number };

type About = { shop: WritingShop; booking: ReceiptBooking; now: Date; movedAt: Date };

/**
 * Keeps lines of what a customer has left, and answers the receipts of those that are services; damage is no sale and
 * has none. What lies in the cash register is in its own report.
 */
export async function keepLines(
  tx: Db,
  payment: PaymentRow,
  lines: readonly KeptLine[],
  { shop, booking, now, movedAt }: About,
): Promise<string[]> {
  const kept = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (kept === 0) return [];
  await updatePayment(tx, payment.id, { keptAmount: payment.keptAmount + kept, updatedAt: now });
  if (!isInOurBooks(payment.method)) return [];
  const isAfterReturn = payment.kind === "charge";
  const numbers: string[] = [];
  for (const { kind, label, amount } of lines) {
    if (kind === "damage") {
      await postDeposit(tx, {
        kind: "deposit-kept",
        day: dayInSweden(movedAt),
        bookingId: booking.id,
        paymentId: payment.id,
        lines: (accounts) => depositKeptLines(accounts, amount, "damage"),
        words: isAfterReturn ? "Skada, betald efter återlämningen" : "Skada, ur depositionen",
        createdAt: now,
      });
      continue;
    }
    const receipt = await issueServiceReceipt(tx, {
      shop,
      now,
      movedAt,
      booking,
      payment: receiptPaymentOf(payment),
      amount,
      note: label,
      isAfterReturn,
    });
    numbers.push(receipt.receiptNumber);
  }
  return numbers;
}
