/** What the provider takes in one card payment, in whole kronor. */
export const LEAST_BY_CARD = 3;
const MOST = 999_999;

export type AmountProblem =
  | { code: "checkout.amount-too-small"; least: number }
  | { code: "checkout.amount-too-large" };

export function amountProblem(amount: number): AmountProblem | undefined {
  if (amount < LEAST_BY_CARD) return { code: "checkout.amount-too-small", least: LEAST_BY_CARD };
  if (amount > MOST) return { code: "checkout.amount-too-large" };
  return undefined;
}
