/** Nobody drives as far in a day: whoever reads so has typed a digit too many. */
const MOST_KM_A_DAY = 2000;

/** Why the odometer of a return is read once more before anything follows from it. */
export type OdometerDoubt =
  | { code: "lower"; left: number; back: number }
  | { code: "too-far"; driven: number; days: number };

type Readings = { left: number | null; back: number | null; days: number };

export function doubtOdometer({ left, back, days }: Readings): OdometerDoubt | null {
  if (left === null || back === null) return null;
  if (back < left) return { code: "lower", left, back };
  const driven = back - left;
  const rented = Math.max(1, days);
  return driven > MOST_KM_A_DAY * rented ? { code: "too-far", driven, days: rented } : null;
}
