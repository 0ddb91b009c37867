/** That a protocol moved a unit's odometer, from and to. */
export type OdometerMove = { from: number | null; to: number; isAnnulled: boolean };

/**
 * Where an odometer stands once what was annulled no longer counts: at the newest reading that holds. `moves` come the
 * newest first. What somebody has set by hand is no move, and stays: nothing that was annulled has read it.
 */
export function odometerWithout(now: number | null, moves: readonly OdometerMove[]): number | null {
  let stands = now;
  for (const { from, to, isAnnulled } of moves) {
    if (!isAnnulled) break;
    if (to === stands) stands = from;
  }
  return stands;
}
