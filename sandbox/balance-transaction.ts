import { newId } from "./random-ids.ts";

const DAY = 24 * 60 * 60;
const FEE_SHARE = 0.015;
const FEE_FIXED = 180;
const DISPUTE_FEE = 20_000;

export type BalanceTransaction = ReturnType<typeof newBalanceTransaction>;

export type Movement = {
  category: "charge" | "refund" | "refund_failure" | "dispute" | "dispute_reversal";
  amount: number;
  currency: string;
  source: string;
  now: number;
  description?: string;
};

/** What a charge, refund or dispute did to the shop's balance, with what the provider took for it. */
export function newBalanceTransaction(movement: Movement) {
  const { category, amount, currency, source, now, description = null } = movement;
  const { fee, name } = feeOf(movement);
  const fees = { amount: fee, application: null, currency, description: name, type: "stripe_fee" };
  return {
    id: newId("txn"),
    object: "balance_transaction" as const,
    amount,
    available_on: now + 3 * DAY,
    balance_type: "payments",
    created: now,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [fees],
    net: amount - fee,
    reporting_category: category,
    source,
    status: "pending",
    type: category.startsWith("dispute") ? "adjustment" : category,
  };
}

/** Neither a refund nor a dispute that is won brings back what the provider took before. */
function feeOf({ category, amount }: Movement): { fee: number; name: string } {
  if (category === "dispute") return { fee: DISPUTE_FEE, name: "Dispute fee" };
  const fee = category === "charge" ? Math.round(amount * FEE_SHARE) + FEE_FIXED : 0;
  return { fee, name: "Stripe processing fees" };
}
