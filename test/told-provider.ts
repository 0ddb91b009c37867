import { randomUUID } from "node:crypto";
import { ok } from "#domain/result.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { CardGateway, Dispute } from "#server/payments/gateway.ts";
import type { TestCounter } from "./test-counter.ts";

/** The provider as the sandbox is, but for single refunds that failed and disputes that went as told. */
export function toldProvider(counter: TestCounter) {
  const failed = new Set<string>();
  const disputes = new Map<string, Dispute>();
  const { gateway } = counter.cards;

  async function takenOff(intentId: string): Promise<number> {
    const refunds = await gateway.refundsOf(intentId);
    if (!refunds.ok) return 0;
    return refunds.value
      .filter(({ id }) => failed.has(id))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  const told: CardGateway = {
    ...gateway,
    async retrieve(intentId) {
      const known = await gateway.retrieve(intentId);
      if (!known.ok) return known;
      const { refunded, isDisputed } = known.value;
      return ok({
        ...known.value,
        refunded: refunded - (await takenOff(intentId)),
        isDisputed: isDisputed || disputes.has(intentId),
      });
    },
    async listIntents(page) {
      const known = await gateway.listIntents(page);
      if (!known.ok) return known;
      const intents = [];
      for (const intent of known.value.intents)
        intents.push({ ...intent, refunded: intent.refunded - (await takenOff(intent.id)) });
      return ok({ ...known.value, intents });
    },
    async refundsOf(intentId) {
      const known = await gateway.refundsOf(intentId);
      if (!known.ok) return known;
      return ok(
        known.value.map((one) =>
          failed.has(one.id) ? { ...one, status: "failed" as const } : one,
        ),
      );
    },
    async disputesOf(intentId) {
      const own = disputes.get(intentId);
      return own ? ok([own]) : gateway.disputesOf(intentId);
    },
  };
  const parts = () => ({ ...counter.parts(), gateway: told });
  const hear = (intentId: string) => followIntent(parts(), intentId);

  return {
    parts,
    hear,
    /** The first refund of this sum that still stands never reached the customer. */
    async failRefund(intentId: string, amount: number): Promise<void> {
      const refunds = await gateway.refundsOf(intentId);
      const one =
        refunds.ok &&
        refunds.value.find((refund) => refund.amount === amount && !failed.has(refund.id));
      if (!one) throw new Error(`no refund of ${amount} kr`);
      failed.add(one.id);
      await hear(intentId);
    },
    /** One that had failed reached the customer after all. */
    async reviveRefund(intentId: string, amount: number): Promise<void> {
      const refunds = await gateway.refundsOf(intentId);
      const one =
        refunds.ok &&
        refunds.value.find((refund) => refund.amount === amount && failed.has(refund.id));
      if (!one) throw new Error(`no refund of ${amount} kr has failed`);
      failed.delete(one.id);
      await hear(intentId);
    },
    /** A dispute as it stands now; `moved` is what the bank moves with it, in öre. */
    async dispute(intentId: string, state: string, moved: number): Promise<string> {
      const at = counter.shop.clock.now();
      const before = disputes.get(intentId);
      const id = before?.id ?? `dp_${randomUUID()}`;
      const movement = { id: `txn_${randomUUID()}`, amountOre: moved, feeOre: 0, at };
      disputes.set(intentId, {
        id,
        intentId,
        amountOre: before?.amountOre ?? Math.abs(moved),
        reason: "fraudulent",
        state,
        dueBy: null,
        createdAt: at,
        movements: [...(before?.movements ?? []), ...(moved === 0 ? [] : [movement])],
      });
      await hear(intentId);
      return id;
    },
  };
}
