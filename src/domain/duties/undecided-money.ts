import { sumKronor } from "#domain/money/ore.ts";

/** Money that was paid for a stay that is off. */
export type KeptPayment = {
  /** Paid and not given back, less what a customer's bank has taken and the shop has given up. */
  left: number;
  /** Given back since the stay was off. What went back before decided nothing about the rest. */
  refundedSince: number;
};

/**
 * What nobody has decided about. Whoever gives a part of a payment back keeps the rest of the booking's money
 * by that; a payment that was given back whole says nothing of the others. A fee that stands is a decision too.
 */
export function undecided(payments: readonly KeptPayment[], hasFee: boolean): number {
  const isPartGiven = payments.some((one) => one.refundedSince > 0 && one.left > 0);
  return hasFee || isPartGiven ? 0 : sumKronor(...payments.map(({ left }) => Math.max(0, left)));
}
