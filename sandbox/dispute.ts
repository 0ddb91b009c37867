import type { BalanceTransaction } from "./balance-transaction.ts";
import type { Charge } from "./charge.ts";
import { noEvidence } from "./dispute-evidence.ts";
import { newId } from "./random-ids.ts";
import type { DisputeKind } from "./test-cards.ts";

const DAY = 24 * 60 * 60;
const DAYS_TO_ANSWER = 8;

export type DisputeStatus =
  | "needs_response"
  | "under_review"
  | "won"
  | "lost"
  | "warning_needs_response"
  | "warning_under_review"
  | "warning_closed";

export type Dispute = ReturnType<typeof newDispute>;

export function newDispute(charge: Charge, kind: DisputeKind, now: number) {
  return {
    id: newId("du"),
    object: "dispute" as const,
    amount: amountLeft(charge),
    balance_transactions: [] as BalanceTransaction[],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: dueBy(now),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null as string | null,
    livemode: false,
    metadata: {} as Record<string, string>,
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    ...standing(charge, kind),
  };
}

/** What is said of a dispute as long as nobody has answered the bank. */
export function standing(charge: Charge, kind: DisputeKind) {
  const { brand } = charge.payment_method_details.card;
  const onlyAsks = kind === "inquiry";
  const code = onlyAsks ? "10" : "10.4";
  return {
    is_charge_refundable: onlyAsks,
    payment_method_details: {
      card: { brand, case_type: kind, network: brand, network_reason_code: code },
      type: "card",
    },
    status: (onlyAsks ? "warning_needs_response" : "needs_response") as DisputeStatus,
  };
}

/** What the customer paid and has not had back. */
export function amountLeft(charge: Charge): number {
  return charge.amount - charge.amount_refunded;
}

/** The end of a day, by the clock of the world. */
export function dueBy(now: number): number {
  return (Math.floor(now / DAY) + DAYS_TO_ANSWER + 1) * DAY - 1;
}

export function isInquiry({ status }: Dispute): boolean {
  return status.startsWith("warning_");
}

const CLOSED: readonly DisputeStatus[] = ["won", "lost", "warning_closed"];

export function isClosed({ status }: Dispute): boolean {
  return CLOSED.includes(status);
}
