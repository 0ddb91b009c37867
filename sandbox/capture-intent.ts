import { emit, putIntent, type Deed } from "./deed.ts";
import type { captureParams } from "./intent-params.ts";
import { mergeMetadata } from "./named-params.ts";
import { disputeIfHolderObjects } from "./open-dispute.ts";
import type { Values } from "./params.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import { badParam, wrongState, type Problem } from "./problems.ts";
import { releaseHold } from "./release-hold.ts";
import { fail, ok, type Result } from "./result.ts";
import { settleBalance } from "./settle-balance.ts";

export function captureIntent(
  deed: Deed,
  intent: PaymentIntent,
  params: Values<typeof captureParams>,
): Result<PaymentIntent, Problem> {
  const charge =
    intent.latest_charge === null ? undefined : deed.tx.get("charge", intent.latest_charge);
  if (intent.status !== "requires_capture" || charge === undefined) {
    return fail(notCapturable(intent));
  }
  if (params.final_capture === false) {
    const message = "This PaymentIntent cannot be captured more than once.";
    return fail(badParam("final_capture", message));
  }
  const amount = params.amount_to_capture ?? intent.amount_capturable;
  if (amount > intent.amount_capturable) {
    const message =
      "The requested capture amount is greater than the amount you can capture for this charge.";
    return fail(badParam("amount_to_capture", message, "amount_too_large"));
  }

  const suffix = params.statement_descriptor_suffix ?? intent.statement_descriptor_suffix;
  const metadata = mergeMetadata(intent.metadata, params.metadata);
  let taken = settleBalance(
    deed,
    { ...charge, captured: true, amount_captured: amount, statement_descriptor_suffix: suffix },
    amount,
  );
  deed.tx.put("charge", taken);
  const rest = charge.amount - amount;
  const released = rest > 0 ? releaseHold(deed, taken, rest, null) : undefined;
  taken = released?.charge ?? taken;
  const captured = putIntent(deed, intent, {
    status: "succeeded",
    amount_capturable: 0,
    amount_received: amount,
    statement_descriptor_suffix: suffix,
    metadata,
  });
  emit(deed, "charge.captured", taken);
  if (released !== undefined) {
    emit(deed, "charge.refunded", taken, { amount_refunded: 0 });
    emit(deed, "refund.created", released.refund);
  }
  disputeIfHolderObjects(deed, taken);
  emit(deed, "payment_intent.succeeded", captured);
  return ok(captured);
}

function notCapturable(intent: PaymentIntent): Problem {
  const why =
    intent.status === "succeeded"
      ? "has already been captured."
      : `has a status of ${intent.status}. Only a PaymentIntent with one of the following ` +
        "statuses may be captured: requires_capture.";
  return wrongState(`This PaymentIntent could not be captured because it ${why}`, intent);
}
