import type { Charge } from "./charge.ts";
import { newId } from "./random-ids.ts";

export type RefundReason =
  | "duplicate"
  | "expired_uncaptured_charge"
  | "fraudulent"
  | "requested_by_customer";

export type RefundStatus = "pending" | "succeeded" | "failed";

export type Refund = ReturnType<typeof newRefund>;

export type NewRefund = {
  charge: Charge;
  amount: number;
  now: number;
  reason: RefundReason | null;
  status: RefundStatus;
  metadata: Record<string, string>;
  /** Money that was never taken is let go of without touching the balance. */
  balanceTransaction: string | null;
};

export function newRefund(wish: NewRefund) {
  const { charge, amount, now, reason, status, metadata, balanceTransaction } = wish;
  return {
    id: newId("re"),
    object: "refund" as const,
    amount,
    balance_transaction: balanceTransaction,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { type: balanceTransaction === null ? "reversal" : "refund" },
      type: "card",
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
    failure_reason: undefined as string | undefined,
    failure_balance_transaction: undefined as string | undefined,
  };
}
