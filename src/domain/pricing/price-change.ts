/** What prices are rounded to: whole kronor, or the nearest five or ten. */
export const ROUNDINGS = [1, 5, 10] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** No change in kronor goes further, up or down. */
export const MOST_CHANGE_KRONOR = 1_000_000;

/** By how much prices are raised, or below 0 lowered; of a percent one decimal counts. */
export type PriceChange = { by: "percent" | "kronor"; value: number; rounding: Rounding };

/** Whole kronor, or a percent of one decimal at most, neither further than a price is ever changed. */
export function isChangeEven({ by, value }: Omit<PriceChange, "rounding">): boolean {
  return by === "kronor"
    ? Number.isInteger(value) && Math.abs(value) <= MOST_CHANGE_KRONOR
    : value >= -90 && value <= 500 && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}

/** The price afterwards, half a step upwards. It may lie beyond what a price can be. */
export function changedPrice(price: number, { by, value, rounding }: PriceChange): number {
  if (value === 0) return price;
  // In thousandths: a tenth of a percent of a whole krona is whole there, and nothing is lost on the way.
  const thousandths =
    by === "percent" ? price * (1000 + Math.round(value * 10)) : (price + value) * 1000;
  const step = rounding * 1000;
  return Math.floor((2 * thousandths + step) / (2 * step)) * rounding;
}

/** Whether it is a price: what cost something still does, and no more than anything may. */
export function isPriceStill(before: number, after: number, most: number): boolean {
  return after <= most && (after > 0 || (after === 0 && before === 0));
}
