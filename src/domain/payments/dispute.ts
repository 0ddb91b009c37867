import { sumKronor } from "#domain/money/ore.ts";
import { PAYMENT_KINDS, type PaymentKind } from "#domain/payments/payment-method.ts";

/** Where a dispute leaves the money with the shop: an inquiry moves nothing, and what was won came back. */
export const DISPUTE_STATES_LEAVING_MONEY = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "won",
  "prevented",
] as const;

/** Nothing is left to do about it, in the books either. */
export const DISPUTE_STATES_SETTLED = ["won", "warning_closed", "prevented"] as const;

/** The bank only asks; no money moves. */
export function isInquiry(state: string): boolean {
  return state.startsWith("warning_");
}

/** Nothing can be done about it any more. */
export function isDisputeOver(state: string): boolean {
  return state === "lost" || DISPUTE_STATES_SETTLED.some((settled) => settled === state);
}

/** What customers' banks have of a payment. */
export type DisputedSum = {
  /** One of them has not decided yet. */
  isOpen: boolean;
  /** Taken for good, and not booked as given back. */
  taken: number;
};

/** Of what is left of a payment, what the shop may give back or keep: nothing while a bank is about to decide. */
export function freeOfDisputes(left: number, disputed: DisputedSum | undefined): number {
  if (!disputed) return left;
  return disputed.isOpen ? 0 : Math.max(0, sumKronor(left, -disputed.taken));
}

/** Of what is left of a payment, what the shop may owe back: what a bank took for good is nobody's any more. */
export function besideLost(left: number, disputed: DisputedSum | undefined): number {
  return disputed?.isOpen ? left : freeOfDisputes(left, disputed);
}

/** How a dispute stands to who looks at what was paid. One that moved nothing and is over is nobody's news. */
export const DISPUTE_STANDINGS = ["inquiry", "open", "lost", "won", "over"] as const;
export type DisputeStanding = (typeof DISPUTE_STANDINGS)[number];

export function disputeStanding(state: string): DisputeStanding {
  if (state === "lost" || state === "won") return state;
  if (isDisputeOver(state)) return "over";
  return isInquiry(state) ? "inquiry" : "open";
}

/** Whether the bank waits for the shop's answer, or the shop for the bank. */
export function awaitsAnswer(state: string): boolean {
  return state.endsWith("needs_response");
}

/** A dispute of a booking's, as far as it decides what is told and offered. */
export type BookedDispute = {
  paidFor: PaymentKind;
  standing: DisputeStanding;
  /** Whether it is about the deposit, or the card payment, that the booking shows. */
  isCurrent: boolean;
};

const MOST_PRESSING: readonly DisputeStanding[] = ["open", "lost", "inquiry", "won"];

/** The one that is told, of those about the same money. */
export function mostPressing<Dispute extends Pick<BookedDispute, "standing">>(
  disputes: readonly Dispute[],
): Dispute | undefined {
  return MOST_PRESSING.map((one) => disputes.find(({ standing }) => standing === one)).find(
    (found) => found !== undefined,
  );
}

/**
 * What is said beside what is paid, in lists too: at most one dispute of the rent and one of the deposit. What
 * was won is plainly paid, and a deposit that another has replaced is no longer the one that is shown.
 */
export function disputesToTell<Dispute extends BookedDispute>(
  disputes: readonly Dispute[],
): Dispute[] {
  const told = disputes.filter(
    ({ paidFor, standing, isCurrent }) =>
      standing !== "won" && (paidFor !== "deposit" || isCurrent),
  );
  return PAYMENT_KINDS.flatMap(
    (kind) => mostPressing(told.filter(({ paidFor }) => paidFor === kind)) ?? [],
  );
}

/** Whether the disputed sum is with the customer's bank, or lost to it: nothing can be done with it here. */
export function keepsMoneyAway({ standing }: Pick<BookedDispute, "standing">): boolean {
  return standing === "open" || standing === "lost";
}

/** The dispute that keeps the shop from giving back or keeping the deposit it shows. */
export function depositDispute<Dispute extends BookedDispute>(
  disputes: readonly Dispute[],
): Dispute | undefined {
  return disputesToTell(disputes).find((one) => one.paidFor === "deposit" && keepsMoneyAway(one));
}
