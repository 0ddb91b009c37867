import { newBalanceTransaction } from "./balance-transaction.ts";
import type { Charge } from "./charge.ts";
import { emit, putDue, type Deed } from "./deed.ts";
import { amountLeft } from "./dispute.ts";
import { expand, metadata } from "./named-params.ts";
import { flag, integer, oneOf, word, type Values } from "./params.ts";
import { badParam, noSuchParam, refused, wrongState, type Problem } from "./problems.ts";
import { newRefund, type Refund } from "./refund.ts";
import { fail, ok, type Result } from "./result.ts";
import { testCard } from "./test-cards.ts";

export const refundParams = {
  payment_intent: word(),
  charge: word(),
  amount: integer(1),
  reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
  metadata,
  refund_application_fee: flag,
  reverse_transfer: flag,
  expand,
};

type RefundParams = Values<typeof refundParams>;

const CHANGES_AFTER = 1;

export function createRefund(deed: Deed, params: RefundParams): Result<Refund, Problem> {
  const found = chargeToRefund(deed, params);
  if (!found.ok) return found;
  const charge = found.value;
  if (isChargedBack(deed, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    return fail(refused(message, { code: "charge_disputed" }));
  }
  const left = amountLeft(charge);
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    return fail(refused(message, { code: "charge_already_refunded" }));
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    const written = (units: number): string =>
      `${(units / 100).toFixed(2)} ${charge.currency.toUpperCase()}`;
    const message =
      `Refund amount (${written(amount)}) is greater than unrefunded amount on charge ` +
      `(${written(left)})`;
    return fail(badParam("amount", message));
  }
  return ok(giveBack(deed, charge, amount, params));
}

function chargeToRefund(deed: Deed, params: RefundParams): Result<Charge, Problem> {
  if (params.charge === undefined && params.payment_intent === undefined) {
    const message =
      "One of the following params should be provided for this request: payment_intent or charge.";
    return fail(badParam("payment_intent", message, "parameter_missing"));
  }
  if (params.charge !== undefined) {
    const charge = deed.tx.get("charge", params.charge);
    if (charge === undefined) return fail(noSuchParam("charge", params.charge, "charge"));
    const { payment_intent: wanted = charge.payment_intent } = params;
    if (wanted !== charge.payment_intent) {
      return fail(badParam("charge", "The charge does not belong to the payment intent."));
    }
    return refundable(deed, charge.payment_intent, charge);
  }
  const id = params.payment_intent ?? "";
  const intent = deed.tx.get("payment_intent", id);
  if (intent === undefined) return fail(noSuchParam("payment_intent", id, "payment_intent"));
  const charge =
    intent.latest_charge === null ? undefined : deed.tx.get("charge", intent.latest_charge);
  return refundable(deed, id, charge);
}

/** A hold is let go of by cancelling; only money taken can be given back. */
function refundable(
  deed: Deed,
  intentId: string,
  charge: Charge | undefined,
): Result<Charge, Problem> {
  if (charge?.captured === true) return ok(charge);
  const intent = deed.tx.get("payment_intent", intentId);
  const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
  return fail(intent === undefined ? refused(message) : wrongState(message, intent));
}

/** The customer has the money already, or will have it unless the shop wins. */
function isChargedBack(deed: Deed, charge: Charge): boolean {
  return deed.tx
    .childrenOf("dispute", charge.payment_intent)
    .map((id) => deed.tx.get("dispute", id))
    .some((dispute) => dispute?.charge === charge.id && !dispute.is_charge_refundable);
}

function giveBack(deed: Deed, charge: Charge, amount: number, params: RefundParams): Refund {
  const behaviour = testCard(deed.tx.get("behaviour", charge.payment_method)?.card ?? "unknown");
  const draft = newRefund({
    charge,
    amount,
    now: deed.now,
    reason: params.reason ?? null,
    status: behaviour.refund === "pending-first" ? "pending" : "succeeded",
    metadata: params.metadata ?? {},
    balanceTransaction: "",
  });
  const movement = newBalanceTransaction({
    category: "refund",
    amount: -amount,
    currency: charge.currency,
    source: draft.id,
    now: deed.now,
  });
  const refund = { ...draft, balance_transaction: movement.id };
  const amountRefunded = charge.amount_refunded + amount;
  const refunded = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  };
  deed.tx.put("balance_transaction", movement);
  deed.tx.put("refund", refund);
  deed.tx.put("charge", refunded);
  if (behaviour.refund === "fails-later") {
    putDue(deed, deed.now + CHANGES_AFTER, "refund-fails", refund.id);
  } else if (behaviour.refund === "pending-first") {
    putDue(deed, deed.now + CHANGES_AFTER, "refund-arrives", refund.id);
  }
  emit(deed, "charge.refunded", refunded, { amount_refunded: charge.amount_refunded });
  emit(deed, "refund.created", refund);
  return refund;
}
