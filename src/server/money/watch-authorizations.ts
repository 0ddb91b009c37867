import { owesRent } from "#domain/bookings/booking-status.ts";
import { authorizationWarning } from "#server/emails/templates/authorization-warning.tsx";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import { authorizedUntil } from "#server/payments/payment-rows.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter } from "#server/bookings/booking-letters.ts";
import { settlePayment } from "./settle-payment.ts";
import type { PaymentParts } from "./money-parts.ts";

const HOUR_MS = 60 * 60 * 1000;
const WARNINGS = [48, 12] as const;

/** Warns the shop 48 and 12 hours before a reservation ends, and asks the provider about those that have. */
export async function watchAuthorizations(parts: PaymentParts): Promise<void> {
  const now = parts.clock.now();
  const soon = new Date(now.getTime() + WARNINGS[0] * HOUR_MS);
  await oneByOne(await authorizedUntil(parts.db, soon), async (payment) => {
    const ends = payment.authorizationExpiresAt;
    if (ends === null || payment.bookingId === null || payment.isLetGo) return;
    if (ends <= now) await askProvider(parts, payment);
    else await warn(parts, payment, (ends.getTime() - now.getTime()) / HOUR_MS);
  });
}

/** Only the provider knows whether it has really lapsed. */
async function askProvider(parts: PaymentParts, payment: PaymentRow): Promise<void> {
  const known = await parts.gateway.retrieve(payment.providerIntentId ?? "");
  if (known.ok) await settlePayment(parts, payment.id, { intent: known.value });
}

/** Each warning once: its name is the payment's and the hours'. */
async function warn(parts: PaymentParts, payment: PaymentRow, hours: number): Promise<void> {
  const hoursLeft = hours <= WARNINGS[1] ? WARNINGS[1] : WARNINGS[0];
  await inTransaction(parts.db, async (tx) => {
    const facts = await readBookingFacts(tx, payment.bookingId ?? 0);
    if (!facts || !owesRent(facts.status)) return;
    await queueBookingLetter(tx, parts, facts, {
      type: "authorization_warning",
      to: "shop",
      occasion: `${payment.id}.${hoursLeft}`,
      content: authorizationWarning({
        shop: parts.shop(),
        booking: letterFacts(facts, payment.authorizationExpiresAt),
        hoursLeft,
      }),
    });
  });
}
