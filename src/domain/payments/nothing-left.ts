/** Why nothing can be given back of money that was charged and not refunded; undefined where it was refunded whole. */
export const NOTHING_LEFT = ["kept", "bank", "by-hand"] as const;
export type NothingLeft = (typeof NOTHING_LEFT)[number];

type Charged = { kept: number; takenByBank: number };

/**
 * Of what is to go back where nothing of it can: what came by hand is given back by hand, what a bank took or the shop
 * kept is nobody's to give.
 */
export function whyNothingLeft(
  charged: readonly Charged[],
  leftByHand: number,
): NothingLeft | undefined {
  if (leftByHand > 0) return "by-hand";
  if (charged.some(({ takenByBank }) => takenByBank > 0)) return "bank";
  return charged.some(({ kept }) => kept > 0) ? "kept" : undefined;
}
