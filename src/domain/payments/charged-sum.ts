/**
 * What a payment is for once money was taken: the part that was, should somebody have taken less in the
 * provider's own pages. Ours are whole kronor, and never more than can be given back; öre that were taken there are told by
 * the comparison.
 */
export function chargedSum(agreed: number, captured: number): number {
  return captured > 0 ? Math.floor(captured) : agreed;
}
