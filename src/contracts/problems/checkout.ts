import type { PriceAnswer } from "#contracts/offers.ts";
import type { HoldProblem } from "#domain/payments/checkout-hold.ts";
import type { Statuses } from "./status.ts";

/** On the way from "pay" to a booking. */
export type CheckoutProblem =
  | HoldProblem
  | { code: "checkout.price-changed"; price: PriceAnswer }
  | { code: "checkout.policy-changed"; price: PriceAnswer }
  | {
      code: "checkout.agreement-changed";
      agreementVersion: number;
      /** All that are to be accepted, where there are several. */
      agreementVersions?: number[];
    }
  | { code: "checkout.amount-too-small"; least: number }
  | { code: "checkout.amount-too-large" }
  | { code: "checkout.already-booked"; bookingId: number }
  | { code: "checkout.payment-under-way" }
  | { code: "checkout.payment-unknown" }
  | { code: "checkout.payment-not-authorized"; status: string }
  | { code: "checkout.payment-used" }
  | { code: "checkout.payment-differs" }
  | { code: "checkout.data-differs" }
  | { code: "checkout.data-missing" }
  | { code: "checkout.nights-gone" }
  | { code: "checkout.code-gone" }
  | { code: "checkout.over" };

export const CHECKOUT_STATUS: Statuses<CheckoutProblem> = {
  "checkout.too-many-open": 429,
  "checkout.too-many-nights": 429,
  "checkout.lapsed-too-often": 429,
  "checkout.network-busy": 429,
  "checkout.price-changed": 409,
  "checkout.policy-changed": 409,
  "checkout.agreement-changed": 409,
  "checkout.amount-too-small": 400,
  "checkout.amount-too-large": 400,
  "checkout.already-booked": 409,
  "checkout.payment-under-way": 409,
  "checkout.payment-unknown": 400,
  "checkout.payment-not-authorized": 409,
  "checkout.payment-used": 409,
  "checkout.payment-differs": 409,
  "checkout.data-differs": 409,
  "checkout.data-missing": 400,
  "checkout.nights-gone": 409,
  "checkout.code-gone": 409,
  "checkout.over": 409,
};
