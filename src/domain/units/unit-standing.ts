/**
 * What a unit is to a booking: it has it, or has it out by now; it could have it, alone or in exchange with others; or it
 * cannot, since the unit is with somebody else or out of use.
 */
export const UNIT_STANDINGS = ["has", "out", "free", "exchange", "away", "unused"] as const;
export type UnitStanding = (typeof UNIT_STANDINGS)[number];

/** Whether staff may choose it. */
export function canBeChosen(standing: UnitStanding): boolean {
  return standing !== "away" && standing !== "unused";
}

type Facts = {
  isOurs: boolean;
  /** Our stay has been handed over with it. */
  isHandedOver: boolean;
  /** Out of use, or retired, on one of the nights. */
  isUnused: boolean;
  /** Those who have it on one of the nights, and whether they have fetched it. */
  others: readonly { isHandedOver: boolean }[];
};

export function unitStanding({ isOurs, isHandedOver, isUnused, others }: Facts): UnitStanding {
  if (isOurs) return isHandedOver ? "out" : "has";
  if (isUnused) return "unused";
  if (others.some((other) => other.isHandedOver)) return "away";
  return others.length > 0 ? "exchange" : "free";
}
