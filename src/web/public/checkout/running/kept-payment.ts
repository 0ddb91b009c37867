import type { Stay } from "#domain/dates/date-range.ts";
import { attempt, type Store } from "#web/shell/tab-memory.ts";

/** A payment whose outcome this page has not heard of yet. Its id opens nothing. */
export type KeptPayment = { paymentId: string; kronor: number };

type KeptFor = Stay & { rentalItemId: number };

const KEY = "checkout-payment";

/** From the press of the pay button until it is known what became of it, a reload included. */
export function keepPayment(store: () => Store, stay: KeptFor, payment: KeptPayment): void {
  attempt(() => store().setItem(KEY, JSON.stringify({ ...payment, stay: nameOf(stay) })));
}

export function readKeptPayment(store: () => Store, stay: KeptFor): KeptPayment | undefined {
  return attempt(() => {
    const kept = JSON.parse(store().getItem(KEY) ?? "{}") as Partial<
      KeptPayment & { stay: string }
    >;
    const { paymentId, kronor } = kept;
    if (paymentId === undefined || kronor === undefined) return undefined;
    return kept.stay === nameOf(stay) ? { paymentId, kronor } : undefined;
  });
}

export function forgetPayment(store: () => Store): void {
  attempt(() => store().removeItem(KEY));
}

/** The id is the beginning of the secret. */
export function paymentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret")[0] ?? clientSecret;
}

function nameOf({ rentalItemId, startDate, endDate }: KeptFor): string {
  return `${rentalItemId} ${startDate} ${endDate}`;
}
