import { findPayment } from "#server/payments/payment-rows.ts";
import { finishAttempt, startedAttempts } from "#server/payments/attempt-rows.ts";
import { carryOut, type PaymentParts } from "./act-on-payment.ts";
import { carryOutRefund } from "./refund-payment.ts";
import { SHOP } from "./settle-payment.ts";

const OLD_MS = 60_000;
const MOST = 100;

/** Wishes whose answer was lost are asked once more, under the same key, so that nothing happens twice. */
export async function finishAttempts(parts: PaymentParts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - OLD_MS);
  for (const attempt of await startedAttempts(parts.db, before, MOST)) {
    if (attempt.action === "create") {
      // Whoever asked is gone, and nobody has what it takes to pay it: the next to ask opens another.
      await finishAttempt(parts.db, attempt.id, {
        state: "failed",
        outcome: { status: "unanswered" },
        finishedAt: parts.clock.now(),
      });
      continue;
    }
    const payment = await findPayment(parts.db, attempt.paymentId);
    if (!payment?.providerIntentId) continue;
    const by = { ...SHOP, id: attempt.requestedBy };
    if (attempt.action === "refund") await carryOutRefund(parts, { payment, attempt }, by);
    else if (attempt.action === "capture" || attempt.action === "void")
      await carryOut(
        parts,
        { payment, intentId: payment.providerIntentId, attempt },
        { action: attempt.action, by, isAgain: true },
      );
  }
}
