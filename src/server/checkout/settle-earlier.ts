import type { CustomerData, OpenedPayment, WantedStay } from "#contracts/checkout.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { paymentOfCheckout } from "#server/payments/payment-rows.ts";
import { bookedBy, JUST_NOW_MS, openCheckoutsOf, type CheckoutRow } from "./checkout-rows.ts";
import { completeCheckout } from "./complete-checkout.ts";
import type { LetGoParts } from "./let-go.ts";
import { asProblem } from "./open-intent.ts";
import { isSameWish } from "./same-wish.ts";

type Wish = { amount: number; customerData: CustomerData; booking?: WantedStay | undefined };

/**
 * Looks after what the visitor has begun for the same item before it is begun anew. One that is paid
 * becomes its booking; one whose bank is asking is gone on with. Any other may be replaced: nothing.
 */
export async function settleEarlier(
  parts: LetGoParts,
  visitor: { hash: string },
  wish: Wish,
): Promise<Result<OpenedPayment | null, Problem>> {
  const { booking } = wish;
  if (!booking) return ok(null);
  const mine = { visitorHash: visitor.hash, itemId: booking.rentalItemId };
  for (const checkout of await openCheckoutsOf(parts.db, mine)) {
    const settled = await settleOne(parts, checkout, { ...wish, booking });
    if (!settled.ok || settled.value) return settled;
  }
  // The webhook may have been faster than a page that was reloaded, or than another tab.
  const since = new Date(parts.clock.now().getTime() - JUST_NOW_MS);
  const booked = await bookedBy(parts.db, mine, since);
  const same = booked.find((checkout) => isSameWish(checkout, { ...wish, booking }));
  if (same && same.bookingId !== null)
    return fail({ code: "checkout.already-booked", bookingId: same.bookingId });
  return ok(null);
}

async function settleOne(
  parts: LetGoParts,
  checkout: CheckoutRow,
  wish: Wish & { booking: WantedStay },
): Promise<Result<OpenedPayment | null, Problem>> {
  const payment = await paymentOfCheckout(parts.db, checkout.id);
  // Without a name nobody has been told of it, so nobody can be paying it.
  if (!payment?.providerIntentId) return ok(null);
  const known = asProblem(await parts.gateway.retrieve(payment.providerIntentId));
  if (!known.ok) return known.problem.code === "checkout.payment-unknown" ? ok(null) : known;
  const intent = known.value;
  switch (intent.status) {
    case "succeeded":
    case "requires_capture": {
      const done = await completeCheckout(parts, {
        checkout,
        paymentId: payment.id,
        intent,
      });
      return done.ok
        ? fail({ code: "checkout.already-booked", bookingId: done.value.bookingId })
        : done;
    }
    case "requires_action":
    case "processing":
      return intent.status === "requires_action" && isSameWish(checkout, wish)
        ? ok({
            clientSecret: intent.clientSecret ?? "",
            customerId: intent.customerId ?? "",
            holdExpiresAt: checkout.holdExpiresAt.toISOString(),
          })
        : fail({ code: "checkout.payment-under-way" });
    default:
      return ok(null);
  }
}
