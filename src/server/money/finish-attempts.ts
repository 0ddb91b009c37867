import { findPayment } from "#server/payments/payment-rows.ts";
import { finishAttempt, startedAttempts, type AttemptRow } from "#server/payments/attempt-rows.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { chargeReservations } from "./act-on-payment.ts";
import { carryOut } from "./carry-out.ts";
import { bookingsToCharge, openRefundWishes } from "./unfinished-rows.ts";
import { carryOutRefund, goOnWithRefund } from "./refund-payment.ts";
import { type PaymentParts, SHOP } from "./money-parts.ts";

const OLD_MS = 60_000;
const MOST = 100;

/**
 * Wishes whose answer was lost are asked once more, under the same key, so that nothing happens twice. One
 * that cannot be finished keeps nobody else waiting. Then what was to follow and never began.
 */
export async function finishAttempts(parts: PaymentParts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - OLD_MS);
  await oneByOne(await startedAttempts(parts.db, before, MOST), (attempt) =>
    finish(parts, attempt),
  );
  await oneByOne(await openRefundWishes(parts.db, before, MOST), (wishId) =>
    goOnWithRefund(parts, wishId, SHOP),
  );
  await oneByOne(await bookingsToCharge(parts.db, before, MOST), (bookingId) =>
    chargeReservations(parts, { bookingId, by: SHOP }),
  );
}

async function finish(parts: PaymentParts, attempt: AttemptRow): Promise<void> {
  if (attempt.action === "create") {
    // Whoever asked is gone, and nobody has what it takes to pay it: the next to ask opens another.
    await finishAttempt(parts.db, attempt.id, {
      state: "failed",
      outcome: { status: "unanswered" },
      finishedAt: parts.clock.now(),
    });
    return;
  }
  const payment = await findPayment(parts.db, attempt.paymentId);
  if (!payment?.providerIntentId) return;
  const by = { ...SHOP, id: attempt.requestedBy };
  if (attempt.action === "refund") await carryOutRefund(parts, { payment, attempt }, by);
  else await carryOut(parts, { payment, attempt }, by, { isAgain: true });
}
