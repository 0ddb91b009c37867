const WHOLE = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 0 });

/** Whole kronor as customers read them: `1 895 kr`, with spaces that do not break. */
export function formatKronor(amount: number): string {
  return `${WHOLE.format(amount)}\u00a0kr`;
}
