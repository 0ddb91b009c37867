import type { Result } from "#domain/result.ts";

/** The provider's own words for where a payment stands. */
export const INTENT_STATUSES = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "processing",
  "requires_capture",
  "succeeded",
  "canceled",
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

/** A payment as the provider knows it. Amounts are kronor, with öre as decimals should there be any. */
export type Intent = {
  id: string;
  clientSecret: string | null;
  status: IntentStatus;
  amount: number;
  /** What was taken of it, which may be less. */
  captured: number;
  /** Whether a customer's bank has ever taken it back or asked. */
  isDisputed: boolean;
  /** What was given back of that; a reservation that was let go of is no refund. */
  refunded: number;
  /** In capitals, as we write it. */
  currency: string;
  metadata: Record<string, string>;
  customerId: string | null;
  /** Until when an authorisation can be captured. */
  captureBefore: Date | null;
  card: { brand: string; last4: string } | null;
  /** Cancelled by the provider because its time was up, not by anybody's wish. */
  hasLapsed: boolean;
  createdAt: Date;
  /** When the card was reserved or charged, by the provider's clock; nothing where no card was. */
  reservedAt: Date | null;
  /** When the money was taken, by the provider's own books; nothing until it is, or where they do not say. */
  chargedAt: Date | null;
};

export type GatewayProblem =
  | { code: "payment.provider-unreachable" }
  | { code: "payment.provider-refused"; reason: string }
  | { code: "payment.declined"; declineCode: string }
  | { code: "payment.intent-unknown" }
  /** The payment stands elsewhere than the call expected; here is where. */
  | { code: "payment.unexpected-state"; status: IntentStatus };

export type CustomerDetails = {
  name: string;
  email: string;
  phone: string;
  streetAddress: string;
  postalCode: string;
  city: string;
};

export type NewIntent = {
  /** Whole kronor. */
  amount: number;
  captureMethod: "manual" | "automatic";
  customerId: string;
  description: string;
  /** Our own ids, and nothing about a person. */
  metadata: Record<string, string>;
};

/** `key` is the one it was asked for with; none when somebody made it in the provider's own pages. */
export type Refund = {
  id: string;
  amount: number;
  status: string;
  key: string | null;
  /** What a part taken leaves of a reservation stands among the refunds too, and moves nothing. */
  movesMoney: boolean;
  createdAt: Date;
};

/** A customer's bank takes a charge back, or asks about it. Öre, since fees have them. */
export type Dispute = {
  id: string;
  intentId: string;
  amountOre: number;
  reason: string;
  /** The provider's own word: `needs_response`, `won`, `lost`, `warning_needs_response`, … */
  state: string;
  dueBy: Date | null;
  createdAt: Date;
  /** What it has moved of the balance so far: the amount as signed there, the fee as a cost. */
  movements: { id: string; amountOre: number; feeOre: number; at: Date }[];
};

export type CardEvent = { id: string; type: string; intentId: string | null; payload: unknown };

type Answer<Value> = Promise<Result<Value, GatewayProblem>>;

/**
 * The card provider. Every call that changes something takes the key by which the provider tells a
 * repetition from a new wish. Never called inside a transaction.
 */
export type CardGateway = {
  createCustomer(details: CustomerDetails, key: string): Answer<string>;
  createIntent(wish: NewIntent, key: string): Answer<Intent>;
  retrieve(intentId: string): Answer<Intent>;
  /** Takes reserved money: all of it, or so many kronor, whereupon the rest is released. */
  capture(wish: { intentId: string; amount: number | null }, key: string): Answer<Intent>;
  cancel(intentId: string): Answer<Intent>;
  refund(wish: { intentId: string; amount: number }, key: string): Answer<Refund>;
  /** Every refund of a payment, newest first. */
  refundsOf(intentId: string): Answer<Refund[]>;
  disputesOf(intentId: string): Answer<Dispute[]>;
  /** A page of the payments the provider knows, newest first; `after` is the last of the page before. */
  listIntents(page: {
    after?: string | undefined;
    since?: Date | undefined;
  }): Answer<{ intents: Intent[]; hasMore: boolean }>;
  /** Nothing when the signature is not the provider's, or too old. */
  readEvent(rawBody: Buffer, signature: string, now: Date): CardEvent | undefined;
};
