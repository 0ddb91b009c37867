import { sumKronor } from "#domain/money/ore.ts";
import type { PaymentKind } from "#domain/payments/payment-method.ts";

/** The entries of 'Att åtgärda' that say that a booking's customer is to have money back. */
export const OWED_KINDS = [
  "deposit-held",
  "money-to-give-back",
  "charged-but-cancelled",
  "refund-failed",
] as const;
export type OwedKind = (typeof OWED_KINDS)[number];

export type OwedEntry = {
  kind: OwedKind;
  amount: number;
  /** Of a refund that failed, what it was of. */
  failed?: { paidFor: PaymentKind } | null;
};

/** What a customer is to have back, and of a booking that is off what somebody must first decide about. */
export type Owed = { amount: number; undecided: number };

/**
 * What is a customer's by 'Att åtgärda'. Of a cancelled booking nobody may have decided what is kept: that is no claim
 * yet, and counted by itself. A deposit whose refund failed may be listed as held, too: it is owed once. Of
 * the rent each entry is about other money.
 */
export function owedMoney(entries: readonly OwedEntry[]): Owed {
  const isDeposit = ({ kind, failed }: OwedEntry) =>
    kind === "deposit-held" || failed?.paidFor === "deposit";
  const sumOf = (some: readonly OwedEntry[]) => sumKronor(...some.map(({ amount }) => amount));
  const deposits = entries.filter(isDeposit);
  const held = deposits.filter(({ kind }) => kind === "deposit-held");
  const failed = deposits.filter(({ kind }) => kind !== "deposit-held");
  const undecided = entries.filter(({ kind }) => kind === "charged-but-cancelled");
  const rent = entries.filter((one) => !isDeposit(one) && !undecided.includes(one));
  return {
    amount: sumKronor(sumOf(rent), Math.max(sumOf(held), sumOf(failed))),
    undecided: sumOf(undecided),
  };
}

/**
 * What is to go back of a booking, for its row and its page alike: what is listed as the customer's, and never less
 * than what was paid too much.
 */
export function toGiveBack({ amount }: Pick<Owed, "amount">, due: number): number {
  return Math.max(amount, -due, 0);
}
