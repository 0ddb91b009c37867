/** Bookkeeping counts öre. Kronor with öre are decimals, which only rounding makes whole again. */
export function oreOf(kronor: number): number {
  return Math.round(kronor * 100);
}

/** The 25 % VAT within an amount: exact for whole kronor, to the nearest öre where money moved in öre. */
export function vatOreWithin(kronor: number): number {
  return Math.round(oreOf(kronor) / 5);
}

/** Kronor with at most two decimals, as reports and receipts show them. */
export function kronorOf(ore: number): number {
  return ore / 100;
}

/** Sums of kronor with öre are taken in öre: decimals alone do not add up. */
export function sumKronor(...kronor: number[]): number {
  return kronorOf(kronor.reduce((ore, one) => ore + oreOf(one), 0));
}

/** What is given back is whole kronor, or takes along all the öre there are: nobody is left with other öre. */
export function mayGive(kronor: number, most: number): boolean {
  return Number.isInteger(kronor) || Number.isInteger(sumKronor(most, -kronor));
}

/**
 * What is left between shop and customer. Prices are whole kronor and nobody pays öre: below one krona, which
 * only money moved in öre elsewhere leaves, it is nothing.
 */
export function worthAsking(kronor: number): number {
  return Math.abs(kronor) < 1 ? 0 : kronor;
}
