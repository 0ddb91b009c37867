import { readIntent } from "#server/payments/create-named-intent.ts";
import { openPaymentsAskedFor } from "#server/payments/open-payment-rows.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { followPayment } from "./follow-payment.ts";
import type { PaymentParts } from "./money-parts.ts";
import { cancelStalePayments } from "./cancel-stale-payments.ts";

const FRESH_MS = 30_000;
const FORGOTTEN_MS = 60 * 60 * 1000;
const MOST = 100;

/**
 * Deposits and cards authorised anew whose browser died and whose webhook was lost. Those asked for
 * within the hour are looked at; an older one is found by the comparison with the provider. What can
 * still be paid for a booking that is off is cancelled, so that a page left open takes no money.
 */
export async function sweepOpenPayments(parts: PaymentParts): Promise<void> {
  const now = parts.clock.now().getTime();
  const asked = await openPaymentsAskedFor(parts.db, {
    after: new Date(now - FORGOTTEN_MS),
    before: new Date(now - FRESH_MS),
    most: MOST,
  });
  await oneByOne(asked, async ({ id, providerIntentId }) => {
    const known = await readIntent(parts, providerIntentId ?? "");
    if (known.ok) await followPayment(parts, id, known.value);
  });
  await cancelStalePayments(parts);
}
