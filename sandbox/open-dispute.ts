import { newBalanceTransaction } from "./balance-transaction.ts";
import type { Charge } from "./charge.ts";
import { emit, putDue, type Deed } from "./deed.ts";
import { amountLeft, dueBy, newDispute, standing, type Dispute } from "./dispute.ts";
import { previousAttributes } from "./event.ts";
import { testCard } from "./test-cards.ts";

/** A bank that only asks gives up after this long. */
const INQUIRY_ENDS_AFTER = 120 * 24 * 60 * 60;

/** The money has been taken: some cards' holders object the moment they see it. */
export function disputeIfHolderObjects(deed: Deed, charge: Charge): void {
  const card = testCard(deed.tx.get("behaviour", charge.payment_method)?.card ?? "unknown");
  if (card.disputed === undefined) return;
  const draft = newDispute(charge, card.disputed, deed.now);
  deed.tx.put("charge", { ...charge, disputed: true });
  if (card.disputed === "inquiry") {
    deed.tx.put("dispute", draft);
    putDue(deed, deed.now + INQUIRY_ENDS_AFTER, "dispute-lapses", draft.id);
    emit(deed, "charge.dispute.created", draft);
    return;
  }
  const dispute = withdraw(deed, draft);
  emit(deed, "charge.dispute.created", dispute);
  emit(deed, "charge.dispute.funds_withdrawn", dispute);
}

/** The bank is not content with asking and takes the money, unless the customer has it already. */
export function escalateInquiry(deed: Deed, inquiry: Dispute): Dispute | undefined {
  const charge = deed.tx.get("charge", inquiry.charge);
  if (charge === undefined || amountLeft(charge) === 0) return undefined;
  const dispute = withdraw(deed, {
    ...inquiry,
    ...standing(charge, "chargeback"),
    amount: amountLeft(charge),
    evidence_details: { ...inquiry.evidence_details, due_by: dueBy(deed.now) },
  });
  emit(deed, "charge.dispute.updated", dispute, previousAttributes(inquiry, dispute));
  emit(deed, "charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

function withdraw(deed: Deed, draft: Dispute): Dispute {
  const movement = newBalanceTransaction({
    category: "dispute",
    amount: -draft.amount,
    currency: draft.currency,
    source: draft.id,
    now: deed.now,
    description: `Chargeback withdrawal for ${draft.charge}`,
  });
  const dispute = { ...draft, balance_transactions: [movement] };
  deed.tx.put("balance_transaction", movement);
  deed.tx.put("dispute", dispute);
  putDue(deed, dispute.evidence_details.due_by + 1, "dispute-lapses", dispute.id);
  return dispute;
}
