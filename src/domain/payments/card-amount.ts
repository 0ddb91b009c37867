/** What the provider takes in one card payment, in whole kronor. */
const LEAST = 3;
const MOST = 999_999;

export type AmountProblem =
  { code: "checkout.amount-too-small"; least: number } | { code: "checkout.amount-too-large" };

export function amountProblem(amount: number): AmountProblem | undefined {
  if (amount < LEAST) return { code: "checkout.amount-too-small", least: LEAST };
  if (amount > MOST) return { code: "checkout.amount-too-large" };
  return undefined;
}
