import type { Charge } from "./charge.ts";
import type { Deed } from "./deed.ts";
import { newRefund, type Refund, type RefundReason } from "./refund.ts";

/** Lets go of money that was held and not taken; it shows as a refund that never touched a balance. */
export function releaseHold(
  deed: Deed,
  charge: Charge,
  amount: number,
  reason: RefundReason | null,
): { charge: Charge; refund: Refund } {
  const refund = newRefund({
    charge,
    amount,
    now: deed.now,
    reason,
    status: "succeeded",
    metadata: {},
    balanceTransaction: null,
  });
  const amountRefunded = charge.amount_refunded + amount;
  const released = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  };
  deed.tx.put("refund", refund);
  deed.tx.put("charge", released);
  return { charge: released, refund };
}
