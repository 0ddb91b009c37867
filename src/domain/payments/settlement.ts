import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";
import type { BookingMoney } from "#domain/payments/booking-money.ts";

/** What is to happen with the money of a booking whose price has changed. */
export const SETTLEMENT_KINDS = [
  "none",
  "charge-less",
  "reserve-more",
  "refund",
  "link",
  "later",
  "waits-for-administrator",
] as const;
export type Settlement = {
  kind: (typeof SETTLEMENT_KINDS)[number];
  /** Kronor, never below 0. */
  amount: number;
  /** Let off the price: too little to be asked for by card. Below 0 it is taken back. */
  waived: number;
};

type Changed = {
  /** With the price before, and with the new one. */
  before: BookingMoney;
  after: BookingMoney;
  /** Whether it is to be settled now, or left for later. */
  wish: "settle" | "later";
  /** To give money back is the administrator's. */
  mayRefund: boolean;
  /** So much can go back to cards; what came otherwise is given back by hand. */
  refundable: number;
  /** Without an address nobody can be sent a link. */
  hasEmail: boolean;
};

/** Decides once, for the preview, the deed and the letter alike. */
export function settlement(changed: Changed): Settlement {
  const { before, after, wish } = changed;
  const of = (kind: Settlement["kind"], amount: number) => ({ kind, amount, waived: 0 });
  if (after.total === before.total) return of("none", 0);
  if (after.due < 0) return backTo(changed);
  if (after.due > 0) {
    if (wish === "settle" && after.due < LEAST_BY_CARD)
      return { kind: "none", amount: 0, waived: after.due };
    if (wish === "later" || !changed.hasEmail) return of("later", after.due);
    return of(after.paid <= 0 && after.reserved > 0 ? "reserve-more" : "link", after.due);
  }
  const isLess = after.reserved > 0 && after.total < before.total;
  return isLess ? of("charge-less", before.total - after.total) : of("none", 0);
}

/** Too much was paid. */
function backTo({ after, wish, mayRefund, refundable }: Changed): Settlement {
  const owed = -after.due;
  // What was let off for being too little is asked for by nobody: it is not given back either.
  if (owed < LEAST_BY_CARD && owed <= after.waived)
    return { kind: "none", amount: 0, waived: -owed };
  if (wish === "later") return { kind: "later", amount: owed, waived: 0 };
  if (!mayRefund) return { kind: "waits-for-administrator", amount: owed, waived: 0 };
  const amount = Math.min(owed, refundable);
  return amount > 0
    ? { kind: "refund", amount, waived: 0 }
    : { kind: "later", amount: owed, waived: 0 };
}
