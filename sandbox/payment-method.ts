import type { KeptCard } from "./card-details.ts";
import { newId } from "./random-ids.ts";

export type Address = {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
};

export type BillingDetails = {
  address: Address;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: string | null;
};

type Blank<T> = { [K in keyof T]?: T[K] | undefined };
export type AddressParams = Blank<Address>;
export type BillingParams = Blank<Omit<BillingDetails, "address">> & {
  address?: AddressParams | null | undefined;
};

export function fullAddress(given: AddressParams | null | undefined): Address {
  return {
    city: given?.city ?? null,
    country: given?.country ?? null,
    line1: given?.line1 ?? null,
    line2: given?.line2 ?? null,
    postal_code: given?.postal_code ?? null,
    state: given?.state ?? null,
  };
}

export type PaymentMethod = ReturnType<typeof newPaymentMethod>;

export function newPaymentMethod(
  card: KeptCard,
  billing: BillingParams | null | undefined,
  { now, metadata }: { now: number; metadata: Record<string, string> },
) {
  return {
    id: newId("pm"),
    object: "payment_method" as const,
    allow_redisplay: "unspecified",
    billing_details: {
      address: fullAddress(billing?.address),
      email: billing?.email ?? null,
      name: billing?.name ?? null,
      phone: billing?.phone ?? null,
      tax_id: billing?.tax_id ?? null,
    } satisfies BillingDetails,
    card: cardOf(card),
    created: now,
    customer: null as string | null,
    customer_account: null,
    livemode: false,
    metadata,
    type: "card",
  };
}

function cardOf(card: KeptCard) {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      // Nothing is checked until the card is first used.
      cvc_check: (card.cvcGiven ? "unchecked" : null) as string | null,
    },
    country: card.country,
    display_brand: card.brand,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: card.funding,
    generated_from: null,
    last4: card.last4,
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: card.brand !== "amex" },
    wallet: null,
  };
}
