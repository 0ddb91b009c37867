import { readIntent } from "#server/payments/create-named-intent.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { followPayment } from "./follow-payment.ts";
import { isPayable, cancelIntent } from "./open-booking-payment.ts";
import { openPaymentsInVain } from "./sweep-open-payments-rows.ts";
import type { PaymentParts } from "./money-parts.ts";

const MOST = 100;

/**
 * Cancels what could still be paid though nobody waits for it, of one booking or of all, so that a page left
 * open takes no money. What the provider does not answer for now is cancelled by the job.
 */
export async function cancelStalePayments(parts: PaymentParts, bookingId?: number): Promise<void> {
  const { db, clock } = parts;
  const at = { today: clock.today(), now: clock.now() };
  const inVain = await openPaymentsInVain(db, { ...at, bookingId, most: MOST });
  await oneByOne(inVain, async ({ id, providerIntentId }) => {
    const known = await readIntent(parts, providerIntentId ?? "");
    if (!known.ok) return;
    const latest = isPayable(known.value) ? await cancelIntent(parts, known.value) : known;
    if (latest.ok) await followPayment(parts, id, latest.value);
  });
}
