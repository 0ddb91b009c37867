import type { HandMethod, PaymentKind, PaymentMethod } from "#domain/payments/payment-method.ts";

/** How money came, in a list. */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  card: "Kort",
  swish: "Swish",
  bank: "Bank",
  till: "Kassa",
};

/** The same in the middle of a sentence. */
export const PAYMENT_METHOD_WORDS: Record<PaymentMethod, string> = {
  card: "kort",
  swish: "Swish",
  bank: "bank",
  till: "kassa",
};

/** The same where it is chosen. */
export const HAND_METHOD_CHOICES: Record<HandMethod, string> = {
  swish: "Swish",
  bank: "Bankgiro eller överföring",
  till: "Kassan",
};

export const PAYMENT_KIND_LABELS: Record<PaymentKind, string> = {
  rent: "Hyra",
  deposit: "Deposition",
  charge: "Efter återlämningen",
};
