import { newId } from "./random-ids.ts";

const DAY = 24 * 60 * 60;
const FEE_SHARE = 0.015;
const FEE_FIXED = 180;

export type BalanceTransaction = ReturnType<typeof newBalanceTransaction>;

export type Movement = {
  type: "charge" | "refund" | "refund_failure";
  amount: number;
  currency: string;
  source: string;
  now: number;
};

/** What a charge or refund did to the shop's balance, with the provider's fee on charges. */
export function newBalanceTransaction({ type, amount, currency, source, now }: Movement) {
  const fee = type === "charge" ? Math.round(amount * FEE_SHARE) + FEE_FIXED : 0;
  const description = "Stripe processing fees";
  return {
    id: newId("txn"),
    object: "balance_transaction" as const,
    amount,
    available_on: now + 3 * DAY,
    balance_type: "payments",
    created: now,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description, type: "stripe_fee" }],
    net: amount - fee,
    reporting_category: type,
    source,
    status: "pending",
    type,
  };
}
