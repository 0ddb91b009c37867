import type { Problem } from "#contracts/errors.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import { findPayment } from "#server/payments/payment-rows.ts";
import { carryOut, type PaymentParts } from "./act-on-payment.ts";
import { settlePayment, SHOP } from "./settle-payment.ts";

/**
 * Writes down where a booking's payment stands, and releases at once what was reserved in vain: the
 * wish to do so was written with the rest, so that a job goes on with it if this does not.
 */
export async function followPayment(
  parts: PaymentParts,
  paymentId: string,
  intent: Intent,
): Promise<Result<PaymentStatus | undefined, Problem>> {
  const status = await settlePayment(parts, paymentId, { intent });
  if (status !== "authorized") return ok(status);
  const payment = await findPayment(parts.db, paymentId);
  if (!payment || payment.isCurrent) return ok(status);
  const attempt = await startedAttemptOf(parts.db, paymentId);
  if (attempt?.action !== "void") return ok(status);
  return carryOut(parts, { payment, intentId: intent.id, attempt }, { action: "void", by: SHOP });
}
