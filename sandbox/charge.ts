import type { Decline } from "./declines.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import type { PaymentMethod } from "./payment-method.ts";
import { newId, randomLetters } from "./random-ids.ts";

export type ChallengeResult = "authenticated" | "processing_error" | null;

export type Charge = ReturnType<typeof newCharge>;

export type NewCharge = {
  intent: PaymentIntent;
  method: PaymentMethod;
  now: number;
  decline: Decline | undefined;
  /** Until when an authorisation may be captured; nothing for money taken at once. */
  captureBefore: number | undefined;
  cvcCheck: string | null;
  challenge: ChallengeResult;
};

export function newCharge(attempt: NewCharge) {
  const { intent, method, now, decline, captureBefore } = attempt;
  const approved = decline === undefined;
  const captured = approved && captureBefore === undefined;
  return {
    id: newId("ch"),
    object: "charge" as const,
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null as string | null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: descriptorOf(intent),
    captured,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: approved,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(attempt), type: "card" },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: approved ? ("succeeded" as const) : ("failed" as const),
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

function descriptorOf({ statement_descriptor_suffix: suffix }: PaymentIntent): string {
  return suffix === null ? "SANDBOX" : `SANDBOX* ${suffix}`;
}

function outcomeOf(decline: Decline | undefined) {
  return {
    advice_code: decline === undefined ? null : "try_again_later",
    network_advice_code: null,
    network_decline_code: decline === undefined ? null : "01",
    network_status: decline === undefined ? "approved_by_network" : "declined_by_network",
    reason: decline?.decline_code ?? null,
    risk_level: "normal",
    risk_score: 20,
    seller_message: decline?.sellerMessage ?? "Payment complete.",
    type: decline === undefined ? "authorized" : "issuer_declined",
  };
}

function cardDetails({ intent, method, decline, captureBefore, cvcCheck, challenge }: NewCharge) {
  const { card } = method;
  const approved = decline === undefined;
  return {
    amount_authorized: approved ? intent.amount : null,
    authorization_code: approved ? randomLetters(6).toUpperCase() : null,
    brand: card.brand,
    ...(captureBefore === undefined ? {} : { capture_before: captureBefore }),
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: cvcCheck },
    country: card.country,
    electronic_commerce_indicator: challenge === "authenticated" ? "05" : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: "disabled" },
    fingerprint: card.fingerprint,
    funding: card.funding,
    incremental_authorization: { status: "unavailable" },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: "unavailable" },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: approved ? randomLetters(15).toUpperCase() : null,
    overcapture: { maximum_amount_capturable: intent.amount, status: "unavailable" },
    regulated_status: "unregulated",
    three_d_secure: challenge === null ? null : challengeDetails(challenge),
    transaction_link_id: null,
    wallet: null,
  };
}

function challengeDetails(result: NonNullable<ChallengeResult>) {
  const passed = result === "authenticated";
  return {
    authentication_flow: passed ? "challenge" : null,
    electronic_commerce_indicator: passed ? "05" : null,
    exemption_indicator: null,
    result,
    result_reason: passed ? null : "protocol_error",
    transaction_id: passed ? randomLetters(27) : null,
    version: passed ? "2.2.0" : null,
  };
}
