import { newBalanceTransaction } from "./balance-transaction.ts";
import { emit, type Deed } from "./deed.ts";
import type { Refund } from "./refund.ts";

/** The card's bank sends the money back: the charge counts as not refunded again. */
export function failRefund(deed: Deed, refund: Refund): void {
  const charge = deed.tx.get("charge", refund.charge);
  if (charge === undefined || refund.status === "failed") return;
  const movement = newBalanceTransaction({
    category: "refund_failure",
    amount: refund.amount,
    currency: refund.currency,
    source: refund.id,
    now: deed.now,
  });
  const failed: Refund = {
    ...refund,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
    failure_balance_transaction: movement.id,
  };
  deed.tx.put("balance_transaction", movement);
  deed.tx.put("refund", failed);
  const back = charge.amount_refunded - refund.amount;
  const owed = { ...charge, amount_refunded: back, refunded: false };
  deed.tx.put("charge", owed);
  emit(deed, "charge.updated", owed, { amount_refunded: charge.amount_refunded });
  tell(deed, failed, refund);
  emit(deed, "refund.failed", failed);
}

export function completeRefund(deed: Deed, refund: Refund): void {
  if (refund.status !== "pending") return;
  const arrived: Refund = { ...refund, status: "succeeded" };
  deed.tx.put("refund", arrived);
  tell(deed, arrived, refund);
}

function tell(deed: Deed, refund: Refund, before: Refund): void {
  const previous = { status: before.status };
  emit(deed, "refund.updated", refund, previous);
  emit(deed, "charge.refund.updated", refund, previous);
}
