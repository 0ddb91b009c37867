import { sumKronor } from "#domain/money/ore.ts";

/** Money that was paid for a stay that is off. */
export type KeptPayment = {
  /** Paid and not given back, less what a customer's bank has taken. */
  left: number;
  /** Given back since the stay was off. What went back before decided nothing about the rest. */
  refundedSince: number;
  /** Of what is left, what somebody has asked to give back in vain: that is listed by itself. */
  failed: number;
  /** The same, asked for since the stay was off. */
  failedSince: number;
  /** A bank is about to decide, and nothing can be done with it until then. */
  isWithBank: boolean;
};

/**
 * What nobody has decided about. Whoever gives a part of a payment back, or tries to, keeps the rest of the
 * booking's money by that; a payment that was given back whole says nothing of the others. A fee that stands is a
 * decision too.
 */
export function undecided(payments: readonly KeptPayment[], hasFee: boolean): number {
  const isPartGiven = payments.some(
    (one) => one.refundedSince + one.failedSince > 0 && restOf(one) > 0,
  );
  if (hasFee || isPartGiven) return 0;
  return sumKronor(...payments.filter((one) => !one.isWithBank).map(restOf));
}

function restOf({ left, failed }: KeptPayment): number {
  return Math.max(0, sumKronor(left, -failed));
}
