import { sumKronor } from "#domain/money/ore.ts";

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
