import { sumKronor } from "#domain/money/ore.ts";

/** A refund that was asked for, as it ended. */
export type EndedRefund = {
  state: string;
  amount: number;
  /** Null where the provider never took it: it may have been made there by other hands meanwhile. */
  providerRefundId: string | null;
  /** Given otherwise, since the card had not taken it: it makes up for a failure whenever that was. */
  isByHand: boolean;
  createdAt: Date;
  finishedAt: Date | null;
};

/**
 * Of a payment's refunds, in the order they were asked for, those that failed and what of each is missing still:
 * together never more than is left of the payment.
 */
export function notMadeUp<Refund extends EndedRefund>(
  refunds: readonly Refund[],
  leftOfPayment: number,
): { row: Refund; missing: number }[] {
  const given = refunds
    .filter(({ state }) => state === "done")
    .map(({ createdAt, amount, isByHand }) => ({ createdAt, left: amount, isByHand }));
  let left = leftOfPayment;
  return refunds
    .filter(({ state }) => state === "failed")
    .map((row) => {
      const since =
        row.providerRefundId === null ? row.createdAt : (row.finishedAt ?? row.createdAt);
      let missing = row.amount;
      // Each krona that was given makes up for one failure only.
      for (const refund of given.filter((one) => one.isByHand || one.createdAt >= since)) {
        const part = Math.min(missing, refund.left);
        missing = sumKronor(missing, -part);
        refund.left = sumKronor(refund.left, -part);
      }
      missing = Math.min(missing, left);
      left = sumKronor(left, -missing);
      return { row, missing };
    })
    .filter(({ missing }) => missing > 0);
}
