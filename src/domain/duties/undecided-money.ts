import { sumKronor } from "#domain/money/ore.ts";

/** Money that was paid for a stay that is off. */
export type KeptPayment = {
  /** Paid and not given back, less what a customer's bank has taken. */
  left: number;
  /** Given back by somebody here since the stay was off. What went back before decided nothing about the rest. */
  givenSince: number;
  /** Of what is left, what was to be given back in vain: that is listed by itself. */
  failed: number;
  /** The same, asked for by somebody here since the stay was off. */
  failedSince: number;
  /** A bank is about to decide, and nothing can be done with it until then. */
  isWithBank: boolean;
};

/**
 * Of a cancelled booking, what nobody has decided about, or what was decided and not given yet. Who cancels it with a
 * sum decides about all of it: what is beyond what was to be kept is to go back. Otherwise whoever gives a part of a payment back, or tries to, keeps
 * the rest of the booking's money by that; a payment that was given back whole says nothing of the others. A fee that
 * stands is a decision too. What moved in the provider's own pages is nobody's decision here.
 */
export function undecided(
  payments: readonly KeptPayment[],
  { hasFee, toKeep }: { hasFee: boolean; toKeep: number | null },
): number {
  if (toKeep !== null) return Math.max(0, sumKronor(leftInAll(payments), -toKeep));
  const isPartGiven = payments.some(
    (one) => one.givenSince + one.failedSince > 0 && restOf(one) > 0,
  );
  return hasFee || isPartGiven ? 0 : leftInAll(payments);
}

type Left = Pick<KeptPayment, "left" | "failed" | "isWithBank">;

/**
 * Of a deleted booking: all that is left of it. Nobody can keep a part by giving another back, since there is no
 * booking that it would be kept for; who keeps it says why.
 */
export function leftInAll(payments: readonly Left[]): number {
  return sumKronor(...payments.filter((one) => !one.isWithBank).map(restOf));
}

function restOf({ left, failed }: Pick<KeptPayment, "left" | "failed">): number {
  return Math.max(0, sumKronor(left, -failed));
}
