import { randomUUID } from "node:crypto";
import { fail, ok } from "#domain/result.ts";
import type { CardGateway, Intent } from "#server/payments/gateway.ts";

/** A provider that answers at once: what is measured is the shop. Every card is authorised. */
export function memoryGateway(): CardGateway {
  const intents = new Map<string, Intent>();
  const refuse = async () => fail({ code: "payment.provider-refused", reason: "bench" } as const);
  return {
    createCustomer: async () => ok(`cus_${randomUUID()}`),
    async createIntent({ amount, customerId, metadata }) {
      const id = `pi_${randomUUID()}`;
      const now = new Date();
      const intent: Intent = {
        id,
        clientSecret: `${id}_secret_bench`,
        status: "requires_capture",
        amount,
        captured: 0,
        refunded: 0,
        isDisputed: false,
        currency: "SEK",
        metadata,
        customerId,
        captureBefore: new Date(now.getTime() + 7 * 86_400_000),
        card: { brand: "visa", last4: "4242" },
        hasLapsed: false,
        reservedAt: now,
        chargedAt: null,
        createdAt: now,
      };
      intents.set(id, intent);
      return ok(intent);
    },
    async retrieve(intentId) {
      const intent = intents.get(intentId);
      return intent ? ok(intent) : fail({ code: "payment.intent-unknown" });
    },
    capture: refuse,
    cancel: refuse,
    refund: refuse,
    refundsOf: async () => ok([]),
    disputesOf: async () => ok([]),
    listIntents: async () => ok({ intents: [], hasMore: false }),
    readEvent: () => undefined,
  };
}
