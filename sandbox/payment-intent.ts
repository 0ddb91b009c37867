import type { ErrorBody } from "./problems.ts";
import type { Address } from "./payment-method.ts";
import { newId, randomLetters } from "./random-ids.ts";

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "succeeded"
  | "canceled";

export type CaptureMethod = "automatic" | "automatic_async" | "manual";

export type NextAction =
  | { type: "redirect_to_url"; redirect_to_url: { return_url: string | null; url: string } }
  | { type: "use_stripe_sdk"; use_stripe_sdk: { type: string; stripe_js: string } };

export type Shipping = {
  address: Address;
  carrier: string | null;
  name: string | null;
  phone: string | null;
  tracking_number: string | null;
};

export type ThreeDSecureWish = "any" | "automatic" | "challenge";

export type PaymentIntent = ReturnType<typeof newPaymentIntent>;

export type NewIntent = {
  amount: number;
  currency: string;
  capture_method: CaptureMethod;
  now: number;
  /** Left to the dashboard, or a list given by the shop. */
  automatic: { enabled: true; allow_redirects: "always" | "never" } | null;
};

export function newPaymentIntent({ amount, currency, capture_method, now, automatic }: NewIntent) {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent" as const,
    allowed_payment_method_types: null as string[] | null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic,
    canceled_at: null as number | null,
    cancellation_reason: null as string | null,
    capture_method,
    client_secret: `${id}_secret_${randomLetters(25)}`,
    confirmation_method: "automatic" as "automatic" | "manual",
    created: now,
    currency,
    customer: null as string | null,
    customer_account: null,
    description: null as string | null,
    excluded_payment_method_types: null,
    last_payment_error: null as ErrorBody | null,
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: {} as Record<string, string>,
    next_action: null as NextAction | null,
    on_behalf_of: null,
    payment_method: null as string | null,
    payment_method_configuration_details:
      automatic === null ? null : { id: "pmc_sandboxdefault", parent: null },
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: "automatic" as ThreeDSecureWish,
      },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null as { type: "card"; card: object } | null,
    receipt_email: null as string | null,
    review: null,
    setup_future_usage: null as "off_session" | "on_session" | null,
    shipping: null as Shipping | null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null as string | null,
    status: "requires_payment_method" as IntentStatus,
    transfer_group: null as string | null,
  };
}
