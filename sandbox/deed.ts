import { newEvent, type Cause } from "./event.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import type { Due } from "./records.ts";
import { newId } from "./random-ids.ts";
import type { Transaction } from "./store.ts";

/** What an operation works with: its changes, the moment, who asked, and the sandbox around it. */
export type Deed = {
  tx: Transaction;
  /** Unix seconds. */
  now: number;
  cause: Cause;
  surroundings: Surroundings;
};

export type Surroundings = {
  now(): Date;
  /** Where a browser reaches the sandbox. */
  publicBase(): string;
  /** Mixed into fingerprints of cards, so that they cannot be reckoned backwards. */
  salt: string;
  /** Whether the next card is to be left in `processing`. */
  takeProcessingFault(): boolean;
  /** Milliseconds by which a new event's first delivery is put off. */
  deliveryDelay(): number;
};

/** Writes down that something happened, and that the shop has yet to hear of it. */
export function emit(deed: Deed, type: string, object: object, previous?: object): void {
  const { tx, now, cause, surroundings } = deed;
  const event = newEvent({ type, object, previous, now, cause });
  const at = surroundings.now().getTime();
  tx.put("event", event);
  tx.put("delivery", {
    id: event.id,
    attempts: 0,
    nextAt: at + surroundings.deliveryDelay(),
    since: at,
  });
}

export function putIntent(
  deed: Deed,
  intent: PaymentIntent,
  change: Partial<PaymentIntent>,
): PaymentIntent {
  const changed = { ...intent, ...change };
  deed.tx.put("payment_intent", changed);
  return changed;
}

export function putDue(deed: Deed, at: number, what: Due["what"], target: string): void {
  deed.tx.put("due", { id: newId("due"), at, what, target });
}
