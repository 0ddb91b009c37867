import type { Problem } from "#contracts/errors.ts";
import { ok, type Result } from "#domain/result.ts";
import { followDisputes } from "#server/money/follow-disputes.ts";
import { followRefunds } from "#server/money/follow-refunds.ts";
import { followPayment } from "#server/money/follow-payment.ts";
import type { Intent } from "#server/payments/gateway.ts";
import {
  findPayment,
  nameIntent,
  paymentOfCheckout,
  paymentOfIntent,
  type PaymentRow,
} from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { findCheckout } from "./checkout-rows.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { closeCheckout, type LetGoParts } from "./let-go.ts";
import { asProblem } from "./open-intent.ts";

const ID = /^[0-9a-f-]{36}$/;

/**
 * What follows from news about a payment. News may be old, so the provider is asked how it stands now;
 * a payment that is not ours, or that nobody has said the purpose of, is left alone.
 */
export async function followIntent(
  parts: LetGoParts,
  intentId: string,
): Promise<Result<null, Problem>> {
  const known = asProblem(await parts.gateway.retrieve(intentId));
  if (!known.ok) return known.problem.code === "checkout.payment-unknown" ? ok(null) : known;
  const intent = known.value;
  const payment = await ownPayment(parts, intent);
  if (!payment) return ok(null);
  if (payment.bookingId !== null) {
    const followed = await followPayment(parts, payment.id, intent);
    if (!followed.ok) return followed;
    const refunds = await followRefunds(parts, payment.id, intent);
    return refunds.ok ? followDisputes(parts, payment.id, intent) : refunds;
  }
  return payment.checkoutId === null
    ? ok(null)
    : followCheckout(parts, { checkoutId: payment.checkoutId, paymentId: payment.id, intent });
}

async function followCheckout(
  parts: LetGoParts,
  { checkoutId, paymentId, intent }: { checkoutId: string; paymentId: string; intent: Intent },
): Promise<Result<null, Problem>> {
  const checkout = await findCheckout(parts.db, checkoutId);
  if (checkout?.status !== "open") return ok(null);
  if (intent.status === "canceled") return settled(await closeCheckout(parts, checkoutId));
  const isPaid = intent.status === "requires_capture" || intent.status === "succeeded";
  if (!isPaid || checkout.startDate === null) return ok(null);
  const done = await completeCheckout(parts, { checkout, paymentId, intent });
  if (done.ok || done.problem.code === "checkout.over") return ok(null);
  return settled(await closeCheckout(parts, checkoutId));
}

function settled(result: Result<unknown, Problem> | undefined): Result<null, Problem> {
  return result === undefined || result.ok ? ok(null) : result;
}

/** The payment's name may not have been written down yet, but the provider tells whose it is. */
async function ownPayment(
  { db, clock }: LetGoParts,
  intent: Intent,
): Promise<PaymentRow | undefined> {
  const named = await paymentOfIntent(db, intent.id);
  if (named) return named;
  const payment = await meantPayment(db, intent);
  if (payment?.providerIntentId !== null) return undefined;
  await nameIntent(db, payment, { intent, now: clock.now() });
  return payment;
}

/** A payment of a checkout is known by that; one that was opened for a booking by itself. */
async function meantPayment(db: Db, { metadata }: Intent): Promise<PaymentRow | undefined> {
  const { checkout_id: checkoutId = "", payment_id: paymentId = "" } = metadata;
  if (ID.test(checkoutId)) return paymentOfCheckout(db, checkoutId);
  return ID.test(paymentId) ? findPayment(db, paymentId) : undefined;
}
