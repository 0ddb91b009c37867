/** All prices include it. */
export const VAT_RATE = 0.25;

/** The VAT within a gross amount of whole kronor, rounded to whole kronor for display. */
export function vatWithin(gross: number): number {
  return Math.round(gross * (VAT_RATE / (1 + VAT_RATE)));
}
