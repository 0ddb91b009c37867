import type { Deed } from "./deed.ts";
import { mergeMetadata, type MetadataChange } from "./named-params.ts";
import type { PaymentIntent, Shipping, ThreeDSecureWish } from "./payment-intent.ts";
import { fullAddress, type AddressParams } from "./payment-method.ts";
import { badParam, noSuchParam, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";

type ShippingParams = {
  [K in keyof Omit<Shipping, "address">]?: string | null | undefined;
} & { address?: AddressParams | null | undefined };

export type Description = {
  description?: string | null | undefined;
  metadata?: MetadataChange;
  receipt_email?: string | null | undefined;
  setup_future_usage?: PaymentIntent["setup_future_usage"] | undefined;
  shipping?: ShippingParams | null | undefined;
  statement_descriptor_suffix?: string | null | undefined;
  transfer_group?: string | null | undefined;
  capture_method?: PaymentIntent["capture_method"] | undefined;
  payment_method_options?:
    | { card?: { request_three_d_secure?: ThreeDSecureWish | undefined } | null | undefined }
    | null
    | undefined;
};

/** The intent with everything that was said in the request; what was left out stays. */
export function describeIntent(intent: PaymentIntent, said: Description): PaymentIntent {
  const wish = said.payment_method_options?.card?.request_three_d_secure;
  const { card } = intent.payment_method_options;
  return {
    ...intent,
    description: said.description === undefined ? intent.description : said.description,
    metadata: mergeMetadata(intent.metadata, said.metadata),
    receipt_email: said.receipt_email === undefined ? intent.receipt_email : said.receipt_email,
    setup_future_usage:
      said.setup_future_usage === undefined ? intent.setup_future_usage : said.setup_future_usage,
    shipping: said.shipping === undefined ? intent.shipping : fullShipping(said.shipping),
    statement_descriptor_suffix:
      said.statement_descriptor_suffix === undefined
        ? intent.statement_descriptor_suffix
        : said.statement_descriptor_suffix,
    transfer_group: said.transfer_group === undefined ? intent.transfer_group : said.transfer_group,
    capture_method: said.capture_method ?? intent.capture_method,
    payment_method_options: {
      card: { ...card, request_three_d_secure: wish ?? card.request_three_d_secure },
    },
  };
}

export function fullShipping(given: ShippingParams | null): Shipping | null {
  if (given === null) return null;
  return {
    address: fullAddress(given.address),
    carrier: given.carrier ?? null,
    name: given.name ?? "",
    phone: given.phone ?? null,
    tracking_number: given.tracking_number ?? null,
  };
}

/** Least amounts in the currency's smallest unit. */
const LEAST = new Map([
  ["sek", 300],
  ["nok", 300],
  ["dkk", 250],
  ["eur", 50],
  ["usd", 50],
  ["gbp", 30],
]);
const MOST = 99_999_999;

export function checkAmount(amount: number, currency: string): Result<string, Problem> {
  const code = currency.toLowerCase();
  const least = LEAST.get(code);
  if (least === undefined) {
    const known = [...LEAST.keys()].join(", ");
    const message = `Invalid currency: ${code}. Stripe currently supports these currencies: ${known}`;
    return fail(badParam("currency", message));
  }
  const written = (units: number): string => `${(units / 100).toFixed(2)} ${code}`;
  if (amount < least) {
    const message = `Amount must be at least ${written(least)}`;
    return fail(badParam("amount", message, "amount_too_small"));
  }
  if (amount > MOST) {
    const message = `Amount must be no more than ${written(MOST)}`;
    return fail(badParam("amount", message, "amount_too_large"));
  }
  return ok(code);
}

export function checkCustomer(
  deed: Deed,
  id: string | null | undefined,
): Result<string | null, Problem> {
  if (id === null || id === undefined) return ok(null);
  const customer = deed.tx.get("customer", id);
  if (customer === undefined || "deleted" in customer) {
    return fail(noSuchParam("customer", id, "customer"));
  }
  return ok(id);
}
