import type { LocalDate } from "#domain/dates/local-date.ts";

/** A move that the customer made: the day it was moved from, and the version of the booking that it made. */
export type OwnMove = { from: LocalDate; version: number; at: Date };

/** A charge of the rent, and the version of the booking it was made for; null where that was not written down yet. */
export type RentCharge = { at: Date; version: number | null };

/** The provider tells in whole seconds when it charged, by a clock of its own. */
const SECOND_MS = 1000;

/**
 * The earliest day that an approved stay was to begin: where it begins, or what the customer has moved it away from since
 * the first charge. Which came first is told by the booking's versions, never by two clocks.
 */
export function earliestCounted(
  startDate: LocalDate,
  moves: readonly OwnMove[],
  charges: readonly RentCharge[],
): LocalDate {
  return moves
    .filter((move) => charges.some((charge) => isAfter(move, charge)))
    .reduce((earliest, { from }) => (from < earliest ? from : earliest), startDate);
}

function isAfter(move: OwnMove, { at, version }: RentCharge): boolean {
  if (version !== null) return move.version > version;
  // Within the second nobody knows, and the customer is believed.
  return move.at.getTime() >= at.getTime() + (at.getMilliseconds() === 0 ? SECOND_MS : 0);
}
