import { insertAttempt } from "#server/payments/attempt-rows.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import type { TestShop } from "./test-shop.ts";

/** Somebody asked the provider to charge, and died: the wish is written down, and nobody goes on with it. */
export async function startedAttemptsNow(
  { db, clock }: TestShop,
  bookingId: number,
): Promise<void> {
  const [payment] = await allPaymentsOf(db, bookingId);
  if (!payment) throw new Error("no payment");
  await insertAttempt(db, {
    paymentId: payment.id,
    action: "capture",
    amount: payment.amount,
    bookingId,
    createdAt: clock.now(),
  });
}
