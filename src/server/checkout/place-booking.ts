import { setTimeout as sleep } from "node:timers/promises";
import type { BookingData } from "#contracts/checkout.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { checkoutOfIntent, findCheckout, type CheckoutRow } from "./checkout-rows.ts";
import { completeCheckout, type Completion } from "./complete-checkout.ts";
import { closeCheckout, type LetGoParts } from "./let-go.ts";
import { asProblem } from "./open-intent.ts";
import { placeBareBooking } from "./place-bare-booking.ts";
import { agreesWith } from "./same-wish.ts";

export type PlaceParts = LetGoParts;

const PATIENCE_MS = 250;
const MOST_LOOKS = 12;

/** Believes nothing but the provider about the payment, and nothing but the checkout about the stay. */
export async function placeBooking(
  parts: PlaceParts,
  intentId: string,
  said: BookingData,
): Promise<Result<Completion, Problem>> {
  const paid = await checkoutOfIntent(parts.db, intentId);
  if (!paid) return fail({ code: "checkout.payment-unknown" });
  const { checkout, payment } = paid;
  const isBare = checkout.startDate === null;
  if (!isBare && !agreesWith(checkout, said)) return fail({ code: "checkout.data-differs" });
  if (checkout.bookingId !== null) return ok({ bookingId: checkout.bookingId, isNew: false });

  const known = asProblem(await parts.gateway.retrieve(intentId));
  if (!known.ok) return known;
  const intent = known.value;
  if (isBare) return placeBareBooking(parts, { checkout, payment, intent, said });
  const done = await completeCheckout(parts, { checkout, paymentId: payment.id, intent });
  if (done.ok) return done;
  if (done.problem.code === "checkout.payment-differs") await closeCheckout(parts, checkout.id);
  return done.problem.code === "checkout.over" ? outcomeOf(parts, checkout, intent) : done;
}

/**
 * The checkout is being let go just now. If it was paid in the last moment it becomes its booking all
 * the same, so the customer is told how it ended and not what it looks like half-way.
 */
async function outcomeOf(
  parts: PlaceParts,
  { id }: CheckoutRow,
  intent: Intent,
): Promise<Result<Completion, Problem>> {
  if (intent.status !== "requires_capture") return fail({ code: "checkout.over" });
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    const closed = await closeCheckout(parts, id);
    if (closed?.ok && !closed.value.released) {
      const { bookingId, isNew } = closed.value;
      return ok({ bookingId, isNew });
    }
    if (closed?.ok && closed.value.released && closed.value.because)
      return fail(closed.value.because);
    const checkout = await findCheckout(parts.db, id);
    if (checkout && checkout.bookingId !== null)
      return ok({ bookingId: checkout.bookingId, isNew: false });
    if (checkout?.status === "released") return fail({ code: "checkout.nights-gone" });
    await sleep(PATIENCE_MS);
  }
  return fail({ code: "payment.provider-unreachable" });
}
