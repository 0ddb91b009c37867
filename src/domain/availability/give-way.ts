/** What the visitor chose last, of what a stay can have too few units for. */
export type LastChoice = "dates" | "quantity";

export type Way = { last: LastChoice } & ({ gives: "quantity"; to: number } | { gives: "dates" });

/**
 * What gives way when too few units are free: never what was chosen last. Nothing when there are enough.
 * Where none is left the dates have to go in either case, since nothing can be rented then.
 */
export function giveWay(
  { quantity, last }: { quantity: number; last: LastChoice },
  free: number,
): Way | null {
  if (free >= quantity) return null;
  return last === "dates" && free > 0
    ? { gives: "quantity", to: free, last }
    : { gives: "dates", last };
}
