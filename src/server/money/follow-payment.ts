import type { Problem } from "#contracts/errors.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { ok, type Result } from "#domain/result.ts";
import { ownStartedAttempts } from "#server/payments/attempt-rows.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { findPayment } from "#server/payments/payment-rows.ts";
import { carryOut } from "./carry-out.ts";
import { settlePayment } from "./settle-payment.ts";
import { type PaymentParts, SHOP } from "./money-parts.ts";

/**
 * Writes down where a booking's payment stands, and does at once what follows from it at the provider: what
 * was reserved in vain is released, what is to be charged at once is charged. The wish to do so was written
 * with the rest, so that a job goes on with it if this does not.
 */
export async function followPayment(
  parts: PaymentParts,
  paymentId: string,
  intent: Intent,
): Promise<Result<PaymentStatus | undefined, Problem>> {
  const status = await settlePayment(parts, paymentId, { intent });
  const payment = await findPayment(parts.db, paymentId);
  if (status !== "authorized" || !payment || payment.bookingId === null) return ok(status);
  let latest: PaymentStatus | undefined = status;
  for (const attempt of await ownStartedAttempts(parts.db, payment.bookingId)) {
    const moved = await findPayment(parts.db, attempt.paymentId);
    if (!moved) continue;
    const done = await carryOut(parts, { payment: moved, attempt }, SHOP);
    if (attempt.paymentId !== paymentId) continue;
    if (!done.ok) return done;
    latest = done.value;
  }
  return ok(latest);
}
