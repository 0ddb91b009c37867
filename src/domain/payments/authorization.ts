import { later } from "#domain/dates/instants.ts";

const DEFAULT_DAYS = 7;

/** So long before its end a reservation is about to lapse. */
export const LAPSING_MS = 48 * 60 * 60 * 1000;

/** When a reservation on a card ends: the provider's word, or seven days where it gives none. */
export function authorizationEnds(captureBefore: Date | null, authorizedAt: Date): Date {
  return captureBefore ?? later(authorizedAt, DEFAULT_DAYS * 24 * 60 * 60 * 1000);
}
