import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import { formatKronor } from "#texts/format.ts";

const CAME: Record<PaymentMethod, (amount: string) => string> = {
  card: (amount) => `${amount} har dragits från ditt kort.`,
  swish: (amount) => `Vi har tagit emot ${amount} med Swish.`,
  bank: (amount) => `Vi har tagit emot ${amount} på vårt bankkonto.`,
  till: (amount) => `Vi har tagit emot ${amount} i vår kassa.`,
};

type Came = { amount: number; method: PaymentMethod };

/** How a sum of the customer's came to the shop. */
export function cameWords({ amount, method }: Came): string {
  return CAME[method](formatKronor(amount));
}
