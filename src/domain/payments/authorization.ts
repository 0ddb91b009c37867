import { later } from "#domain/dates/instants.ts";

const DEFAULT_DAYS = 7;

/** When a reservation on a card ends: the provider's word, or seven days where it gives none. */
export function authorizationEnds(captureBefore: Date | null, authorizedAt: Date): Date {
  return captureBefore ?? later(authorizedAt, DEFAULT_DAYS * 24 * 60 * 60 * 1000);
}
