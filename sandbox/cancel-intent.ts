import { emit, putIntent, type Deed } from "./deed.ts";
import type { IntentStatus, PaymentIntent } from "./payment-intent.ts";
import { wrongState, type Problem } from "./problems.ts";
import { releaseHold } from "./release-hold.ts";
import { fail, ok, type Result } from "./result.ts";

const CANCELABLE: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
  "processing",
];

export function cancelIntent(
  deed: Deed,
  intent: PaymentIntent,
  reason: string | null,
): Result<PaymentIntent, Problem> {
  if (!CANCELABLE.includes(intent.status)) {
    const message =
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a ` +
      `PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(", ")}.`;
    return fail(wrongState(message, intent));
  }
  const charge =
    intent.status === "requires_capture" && intent.latest_charge !== null
      ? deed.tx.get("charge", intent.latest_charge)
      : undefined;
  if (charge !== undefined) {
    const released = releaseHold(deed, charge, charge.amount, null);
    emit(deed, "charge.refunded", released.charge, { amount_refunded: 0, refunded: false });
    emit(deed, "refund.created", released.refund);
  }
  return ok(closeIntent(deed, intent, reason));
}

/** The hold has outlived its time: nobody asked, the provider lets go by itself. */
export function lapseHold(deed: Deed, intent: PaymentIntent): void {
  if (intent.status !== "requires_capture" || intent.latest_charge === null) return;
  const charge = deed.tx.get("charge", intent.latest_charge);
  if (charge === undefined) return;
  const released = releaseHold(deed, charge, charge.amount, "expired_uncaptured_charge");
  emit(deed, "charge.expired", released.charge);
  closeIntent(deed, intent, "automatic");
}

function closeIntent(deed: Deed, intent: PaymentIntent, reason: string | null): PaymentIntent {
  const canceled = putIntent(deed, intent, {
    status: "canceled",
    amount_capturable: 0,
    canceled_at: deed.now,
    cancellation_reason: reason,
    next_action: null,
    processing: null,
  });
  emit(deed, "payment_intent.canceled", canceled);
  return canceled;
}
