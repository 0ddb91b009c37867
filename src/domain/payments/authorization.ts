import { later } from "#domain/dates/instants.ts";
import { sumKronor } from "#domain/money/ore.ts";

const DEFAULT_DAYS = 7;

/** So long before its end a reservation is about to lapse. */
export const LAPSING_MS = 48 * 60 * 60 * 1000;

/** When a reservation on a card ends: the provider's word, or seven days where it gives none. */
export function authorizationEnds(captureBefore: Date | null, authorizedAt: Date): Date {
  return captureBefore ?? later(authorizedAt, DEFAULT_DAYS * 24 * 60 * 60 * 1000);
}

/** A reservation that counts towards its booking's rent. */
export type Reservation = { amount: number; endsAt: Date };

/** Of several reservations the first to lapse, and what lapses then: only until that moment is all of it reserved. */
export function firstToLapse(reservations: readonly Reservation[]): Reservation | undefined {
  const [first] = reservations.toSorted(
    (one, other) => one.endsAt.getTime() - other.endsAt.getTime(),
  );
  if (!first) return undefined;
  const together = reservations.filter(({ endsAt }) => endsAt.getTime() === first.endsAt.getTime());
  return { ...first, amount: sumKronor(...together.map(({ amount }) => amount)) };
}

export type TimeLeft = { hasExpired: boolean; expiresAt: Date | null; secondsLeft: number };

/** How long there is to charge what is reserved. What has lapsed already takes nothing from what still lasts. */
export function timeLeft(reservations: readonly Reservation[], now: Date): TimeLeft {
  const lasting = reservations.filter(({ endsAt }) => endsAt > now);
  const ends = firstToLapse(lasting.length > 0 ? lasting : reservations)?.endsAt ?? null;
  return {
    hasExpired: reservations.length > 0 && lasting.length === 0,
    expiresAt: ends,
    secondsLeft:
      lasting.length > 0 && ends ? Math.ceil((ends.getTime() - now.getTime()) / 1000) : 0,
  };
}
