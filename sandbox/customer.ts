import type { Address } from "./payment-method.ts";
import type { Shipping } from "./payment-intent.ts";
import { newId, randomLetters } from "./random-ids.ts";

export type Customer = ReturnType<typeof newCustomer>;
export type DeletedCustomer = { id: string; object: "customer"; deleted: true };

export function newCustomer(now: number) {
  return {
    id: newId("cus"),
    object: "customer" as const,
    address: null as Address | null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null as string | null,
    discount: null,
    email: null as string | null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {} as Record<string, string>,
    name: null as string | null,
    next_invoice_sequence: 1,
    phone: null as string | null,
    preferred_locales: [] as string[],
    shipping: null as Shipping | null,
    tax_exempt: "none",
    test_clock: null,
  };
}
