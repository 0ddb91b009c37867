import { newBalanceTransaction } from "./balance-transaction.ts";
import { emit, type Deed } from "./deed.ts";
import { isClosed, isInquiry, type Dispute } from "./dispute.ts";
import { refused, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";

export const ALREADY_CLOSED = refused("This dispute is already closed");

/** The shop does not object: the money stays with the customer. */
export function closeDispute(deed: Deed, dispute: Dispute): Result<Dispute, Problem> {
  return isClosed(dispute) ? fail(ALREADY_CLOSED) : ok(loseDispute(deed, dispute));
}

/** The time to answer is over. A bank that has been answered takes the time it needs. */
export function lapseDispute(deed: Deed, dispute: Dispute): void {
  const { status, evidence_details: details } = dispute;
  const isUnanswered = status === "needs_response" && details.due_by < deed.now;
  if (isUnanswered || (isInquiry(dispute) && !isClosed(dispute))) loseDispute(deed, dispute);
}

export function loseDispute(deed: Deed, dispute: Dispute): Dispute {
  return end(deed, dispute, isInquiry(dispute) ? "warning_closed" : "lost");
}

/** The bank gives the money back; an inquiry took none. */
export function winDispute(deed: Deed, dispute: Dispute): Dispute {
  if (isInquiry(dispute)) return end(deed, dispute, "warning_closed");
  const movement = newBalanceTransaction({
    category: "dispute_reversal",
    amount: dispute.amount,
    currency: dispute.currency,
    source: dispute.id,
    now: deed.now,
    description: `Chargeback reversal for ${dispute.charge}`,
  });
  deed.tx.put("balance_transaction", movement);
  const won = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, movement],
    is_charge_refundable: true,
    status: "won" as const,
  };
  emit(deed, "charge.dispute.funds_reinstated", won);
  return end(deed, won, "won");
}

function end(deed: Deed, dispute: Dispute, status: "won" | "lost" | "warning_closed"): Dispute {
  const ended = { ...dispute, status };
  deed.tx.put("dispute", ended);
  emit(deed, "charge.dispute.closed", ended);
  return ended;
}
