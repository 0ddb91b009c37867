import { finishAttempt, insertAttempt } from "#server/payments/attempt-rows.ts";
import { startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { StartedMove } from "./money-parts.ts";

/**
 * A reservation that nobody waits for, or whose place another has taken, counts no longer from now on. That
 * it is to be released is written in the same transaction and carried out by whoever brought the news, or by
 * a job. It moves no rent of the booking, so that it stands in nobody's way.
 */
export async function letReservationGo(
  tx: Db,
  payment: PaymentRow,
  now: Date,
): Promise<StartedMove | null> {
  await updatePayment(tx, payment.id, { isLetGo: true, chargeAtOnce: false, updatedAt: now });
  const underWay = await startedAttemptOf(tx, payment.id);
  // Somebody is taking or releasing it just now: how that ends is settled there.
  if (underWay && underWay.action !== "create") return null;
  // News came before the answer that opened it: one thing at a time may be under way.
  if (underWay)
    await finishAttempt(tx, underWay.id, { state: "done", outcome: {}, finishedAt: now });
  const attempt = await insertAttempt(tx, {
    paymentId: payment.id,
    action: "void",
    createdAt: now,
  });
  return { payment, attempt };
}
