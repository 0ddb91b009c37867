import { movePayment, type PaymentStatus } from "#domain/payments/payment-status.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { finishAttempt } from "#server/payments/attempt-rows.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { lockPayment, updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { LetterParts } from "./booking-letters.ts";
import { afterCapture, afterExpiry, afterVoid } from "./payment-consequences.ts";

export type SettleParts = LetterParts & { db: Db };

export type Actor = { id: number | null; username: string };

/** The wish that led to the provider's answer; none when the news came by themselves. */
export type Wish = { attemptId: string; action: "capture" | "void"; by: Actor };

export const PROVIDER: Actor = { id: null, username: "Kortbolaget" };

/** Where a payment stands by the provider's own account; nothing while the provider is not decided. */
export function statusByProvider({ status, hasLapsed }: Intent): PaymentStatus | undefined {
  if (status === "requires_capture") return "authorized";
  if (status === "succeeded") return "captured";
  if (status === "canceled") return hasLapsed ? "expired" : "cancelled";
  return undefined;
}

/**
 * The provider decides, and this is the only place where a booking's payment changes its state: from a
 * button, a webhook or a job. Everything that follows is written in the same transaction. Late and
 * repeated news change nothing, since a payment only ever moves forward.
 */
export async function settlePayment(
  parts: SettleParts,
  paymentId: string,
  { intent, wish }: { intent: Intent; wish?: Wish },
): Promise<PaymentStatus | undefined> {
  const now = parts.clock.now();
  return inTransaction(parts.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return undefined;
    const to = statusByProvider(intent);
    const isReached = to === (wish?.action === "void" ? "cancelled" : "captured");
    if (wish)
      await finishAttempt(tx, wish.attemptId, {
        state: isReached ? "done" : "failed",
        outcome: { status: intent.status },
        finishedAt: now,
      });
    if (to === undefined || !movePayment(payment.status, to).ok) return payment.status;
    await updatePayment(tx, paymentId, {
      status: to,
      updatedAt: now,
      ...(to === "captured" && { capturedAt: now }),
      ...(to === "cancelled" && { cancelledAt: now }),
    });
    await follow(tx, parts, { payment: { ...payment, status: to }, intent, wish });
    return to;
  });
}

async function follow(
  tx: Db,
  parts: SettleParts,
  { payment, intent, wish }: { payment: PaymentRow; intent: Intent; wish: Wish | undefined },
): Promise<void> {
  const by = wish?.by ?? PROVIDER;
  if (payment.bookingId === null) return;
  await recordChange(tx, parts.clock, {
    by,
    action: `payment.${payment.status}`,
    entity: "booking",
    entityId: payment.bookingId,
    after: { amount: payment.amount, kind: payment.kind },
  });
  if (payment.kind !== "rent") return;
  if (payment.status === "captured") await afterCapture(tx, parts, payment, intent);
  if (payment.status === "cancelled" && wish?.action === "void")
    await afterVoid(tx, parts, payment);
  if (payment.status === "expired") await afterExpiry(tx, parts, payment);
}
