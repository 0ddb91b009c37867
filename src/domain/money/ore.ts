/** Bookkeeping counts öre. VAT of a whole-krona amount is exact there: no rounding is ever needed. */
export function oreOf(kronor: number): number {
  return kronor * 100;
}

/** The 25 % VAT within a whole-krona amount. */
export function vatOreWithin(kronor: number): number {
  return kronor * 20;
}

/** Kronor with at most two decimals, as reports and receipts show them. */
export function kronorOf(ore: number): number {
  return ore / 100;
}
