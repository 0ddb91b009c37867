import { newBalanceTransaction } from "./balance-transaction.ts";
import type { Charge } from "./charge.ts";
import type { Deed } from "./deed.ts";

/** Money taken shows on the shop's balance, less the provider's fee. */
export function settleBalance(deed: Deed, charge: Charge, amount: number): Charge {
  const movement = newBalanceTransaction({
    category: "charge",
    amount,
    currency: charge.currency,
    source: charge.id,
    now: deed.now,
  });
  deed.tx.put("balance_transaction", movement);
  return { ...charge, balance_transaction: movement.id };
}
