import { depositLines } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import {
  attemptOfRefund,
  markRefundFailed,
  type AttemptRow,
} from "#server/payments/attempt-rows.ts";
import type { CardGateway, Intent } from "#server/payments/gateway.ts";
import { lockPayment, updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { reverseCredit } from "#server/receipts/reverse-credit.ts";
import { PROVIDER, type SettleParts } from "./settle-payment.ts";

type RefundParts = SettleParts & { gateway: CardGateway };

/**
 * A refund the provider had taken may fail days later. The books then get the money back that they had
 * given away, and 'Att åtgärda' lists the refund, since the customer still waits for it.
 */
export async function followRefunds(
  parts: RefundParts,
  payment: PaymentRow,
  intent: Intent,
): Promise<Result<null, Problem>> {
  if (payment.refundedAmount <= intent.refunded) return ok(null);
  const refunds = await parts.gateway.refundsOf(intent.id);
  if (!refunds.ok) return fail({ code: "payment.provider-unreachable" });
  for (const { id, status } of refunds.value) {
    if (status !== "failed" && status !== "canceled") continue;
    const attempt = await attemptOfRefund(parts.db, id);
    if (attempt?.state === "done") await takeBack(parts, attempt, status);
  }
  return ok(null);
}

async function takeBack(parts: RefundParts, attempt: AttemptRow, status: string): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const amount = attempt.amount ?? 0;
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, attempt.paymentId);
    const failed = await markRefundFailed(tx, attempt.id, {
      outcome: { status },
      failedAt: now,
    });
    if (!payment || !failed || payment.bookingId === null) return;
    await updatePayment(tx, payment.id, {
      refundedAmount: payment.refundedAmount - amount,
      updatedAt: now,
    });
    if (payment.kind === "rent")
      await reverseCredit(tx, { paymentId: payment.id, amount, askedAt: attempt.createdAt, now });
    else
      await postDeposit(tx, {
        kind: "refund-failed",
        day: dayInSweden(now),
        bookingId: payment.bookingId,
        paymentId: payment.id,
        lines: (accounts) => depositLines(accounts, amount),
        createdAt: now,
      });
    await recordChange(tx, clock, {
      by: PROVIDER,
      action: "refund.failed",
      entity: "booking",
      entityId: payment.bookingId,
      after: { amount },
    });
  });
}
