import type { BalanceTransaction } from "./balance-transaction.ts";
import type { Charge } from "./charge.ts";
import type { Customer, DeletedCustomer } from "./customer.ts";
import type { Dispute } from "./dispute.ts";
import type { Event } from "./event.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import type { PaymentMethod } from "./payment-method.ts";
import type { Refund } from "./refund.ts";
import type { CardName } from "./test-cards.ts";

/** How the card behind a payment method behaves. */
export type Behaviour = { id: string; card: CardName; cvcGiven: boolean };

/** A question the bank has put to its customer; the id is the secret part of the page's address. */
export type Challenge = { id: string; payment_intent: string; return_url: string | null };

/** Something that happens by itself when its time comes. Moments in Unix seconds. */
export type Due = {
  id: string;
  at: number;
  what: "hold-lapses" | "refund-fails" | "refund-arrives" | "balance-settles" | "dispute-lapses";
  target: string;
};

/** An event somebody has yet to hear of. Moments in milliseconds, since first retries are quick. */
export type Delivery = { id: string; attempts: number; nextAt: number; since: number };

/** The answer kept for an idempotency key. */
export type KeptAnswer = {
  id: string;
  fingerprint: string;
  status: number;
  body: object;
  requestId: string;
  at: number;
};

export type Records = {
  payment_intent: PaymentIntent;
  charge: Charge;
  customer: Customer | DeletedCustomer;
  refund: Refund;
  dispute: Dispute;
  payment_method: PaymentMethod;
  balance_transaction: BalanceTransaction;
  event: Event;
  behaviour: Behaviour;
  challenge: Challenge;
  due: Due;
  delivery: Delivery;
  answer: KeptAnswer;
  key: { id: string; value: string };
};

export type Kind = keyof Records;

/** Kinds that are looked up by the intent they belong to. */
export type Child = "charge" | "refund" | "dispute";

export const KINDS: readonly Kind[] = [
  "key",
  "customer",
  "payment_method",
  "behaviour",
  "payment_intent",
  "charge",
  "refund",
  "dispute",
  "balance_transaction",
  "challenge",
  "event",
  "due",
  "delivery",
  "answer",
];
