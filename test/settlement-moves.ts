import { randomUUID } from "node:crypto";
import type { SettlementLine } from "#contracts/hand-over.ts";
import type { HandMethod } from "#domain/payments/payment-method.ts";
import { settleReturn } from "#server/hand-over/settle-return.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { changeStatus } from "#server/money/change-status.ts";
import { chargeToken } from "#server/money/charge-link.ts";
import { completeLinkPayment, openLinkPayment } from "#server/money/pay-again.ts";
import { recordPayment } from "#server/money/record-payment.ts";
import { settlementOf } from "#server/money/settlement-rows.ts";
import { BY, pick, whole, type Choices, type Step, type World } from "./story-world.ts";

/** What happens to a booking's money once it is back. */
export const SETTLEMENT_STEPS: Record<string, Step> = {
  "settle the return": settle,
  "settle the return again": settle,
  "pay what was asked for": payCharge,
  "record what was asked for": async ({ bookingId }, parts, choices) => {
    const known = await settlementOf(parts.db, bookingId);
    const wish = {
      key: randomUUID(),
      bookingId,
      method: pick<HandMethod>(choices, ["swish", "bank", "till"]),
      kind: "charge" as const,
      amount: pick(choices, [known?.asked || 100, known?.asked || 100, 50]),
      reference: "",
      by: BY,
    };
    await recordPayment(parts, wish);
    // A double press.
    await recordPayment(parts, wish);
  },
};

async function settle(
  { bookingId, till }: World,
  parts: LetGoParts,
  choices: Choices,
): Promise<void> {
  if (choices.next() < 0.6) await changeStatus(parts, { bookingId, status: "returned", by: BY });
  const line = (): SettlementLine => ({
    kind: pick(choices, ["service", "damage"] as const),
    label: "Efter återlämningen",
    amount: pick(choices, [whole(choices, 3000), whole(choices, 7000), 300]),
  });
  const lines = Array.from({ length: pick(choices, [0, 1, 2, 3]) }, line);
  const askedAt = till.shop.clock.now();
  const wish = { bookingId, lines, key: randomUUID(), by: BY, askedAt };
  await settleReturn(parts, wish);
  // A double press.
  await settleReturn(parts, wish);
}

async function payCharge(
  { bookingId, till }: World,
  parts: LetGoParts,
  choices: Choices,
): Promise<void> {
  const known = await settlementOf(parts.db, bookingId);
  if (!known) return;
  const token = await chargeToken(parts.db, known.id);
  const opened = await openLinkPayment(parts, token);
  if (!opened.ok) return;
  const card = pick(choices, ["good", "good", "isDisputed"] as const);
  await till.cards.pay(opened.value.clientSecret, card);
  const [intentId = ""] = opened.value.clientSecret.split("_secret_");
  if (choices.next() < 0.7) await completeLinkPayment(parts, token, intentId);
}
