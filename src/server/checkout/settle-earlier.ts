import type { CustomerData, OpenedPayment, WantedStay } from "#contracts/checkout.ts";
import type { Problem } from "#contracts/errors.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { isSamePolicy } from "#domain/bookings/cancellation-policy.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { paymentOfCheckout } from "#server/payments/payment-rows.ts";
import { begunBy, bookedBy, JUST_NOW_MS, type CheckoutRow } from "./checkout-rows.ts";
import { completeCheckout } from "./complete-checkout.ts";
import type { LetGoParts } from "./let-go.ts";
import { asProblem } from "./open-intent.ts";
import { isSameWish } from "./same-wish.ts";

type Wish = { amount: number; customerData: CustomerData; booking?: WantedStay | undefined };

/** The payment to go on with; else which checkouts have been looked after, and may be replaced. */
export type Earlier = { again: OpenedPayment } | { again: null; settled: string[] };

/**
 * Looks after what the visitor has begun for the same item before it is begun anew. One that is paid
 * becomes its booking; one whose bank is asking, or that is the very same wish, is gone on with. Any other
 * may be replaced.
 */
export async function settleEarlier(
  parts: LetGoParts,
  visitor: { hash: string },
  wish: Wish,
): Promise<Result<Earlier, Problem>> {
  const { booking } = wish;
  const settled: string[] = [];
  if (!booking) return ok({ again: null, settled });
  const mine = { visitorHash: visitor.hash, itemId: booking.rentalItemId };
  const since = new Date(parts.clock.now().getTime() - JUST_NOW_MS);
  const begun = await begunBy(parts.db, mine, since);
  for (const checkout of begun.open) {
    const payment = await paymentOfCheckout(parts.db, checkout.id);
    // Without a name nobody has been told of it, so nobody can be paying it.
    if (!payment?.providerIntentId) continue;
    const { id: paymentId, providerIntentId: intentId } = payment;
    const again = await settleOne(parts, { checkout, paymentId, intentId }, { ...wish, booking });
    if (!again.ok) return again;
    if (again.value) return ok({ again: again.value });
    settled.push(checkout.id);
  }
  // The webhook may have been faster than a page that was reloaded, or than another tab.
  const booked = begun.open.length > 0 ? await bookedBy(parts.db, mine, since) : begun.booked;
  const same = booked.find((checkout) => isSameWish(checkout, { ...wish, booking }));
  if (same && same.bookingId !== null)
    return fail({ code: "checkout.already-booked", bookingId: same.bookingId });
  return ok({ again: null, settled });
}

type Named = { checkout: CheckoutRow; paymentId: string; intentId: string };

async function settleOne(
  parts: LetGoParts,
  { checkout, paymentId, intentId }: Named,
  wish: Wish & { booking: WantedStay },
): Promise<Result<OpenedPayment | null, Problem>> {
  const known = asProblem(await parts.gateway.retrieve(intentId));
  if (!known.ok) return known.problem.code === "checkout.payment-unknown" ? ok(null) : known;
  const intent = known.value;
  switch (intent.status) {
    case "succeeded":
    case "requires_capture": {
      const done = await completeCheckout(parts, { checkout, paymentId, intent });
      return done.ok
        ? fail({ code: "checkout.already-booked", bookingId: done.value.bookingId })
        : done;
    }
    case "requires_action":
      return isSameWish(checkout, wish)
        ? ok(sameAgain(checkout, intent))
        : fail({ code: "checkout.payment-under-way" });
    case "processing":
      return fail({ code: "checkout.payment-under-way" });
    case "canceled":
      return ok(null);
    default:
      return ok(
        isStillHeld(checkout, wish, parts.clock.now()) ? sameAgain(checkout, intent) : null,
      );
  }
}

/** The same wish again is the same hold, and ends when it was to end. */
export function isStillHeld(
  checkout: CheckoutRow,
  wish: Wish & { booking: WantedStay },
  now: Date,
): boolean {
  const { travelInfo = null, agreementVersion, agreementVersions } = wish.booking;
  const promised = [checkout.agreementVersionId, ...checkout.furtherAgreementVersionIds];
  return (
    checkout.holdExpiresAt > now &&
    isSameWish(checkout, wish) &&
    // Else it would be booked with what was said before.
    checkout.travelInfo === travelInfo &&
    isPolicyTold(wish.booking, checkout.cancellationPolicy) &&
    (agreementVersion === undefined || agreementVersion === checkout.agreementVersionId) &&
    (agreementVersions === undefined ||
      promised.every((version) => version === null || agreementVersions.includes(version)))
  );
}

/** Nobody pays for a promise that they were not shown. */
export function isPolicyTold(
  { cancellationPolicy: told }: WantedStay,
  promised: CancellationPolicy | null,
): boolean {
  return told === undefined || promised === null || isSamePolicy(told, promised);
}

function sameAgain({ holdExpiresAt }: CheckoutRow, intent: Intent): OpenedPayment {
  return {
    clientSecret: intent.clientSecret ?? "",
    customerId: intent.customerId ?? "",
    holdExpiresAt: holdExpiresAt.toISOString(),
  };
}
