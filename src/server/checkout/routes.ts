import { createPaymentIntent, placeBooking as placeBookingCall } from "#contracts/checkout.ts";
import { fail, ok } from "#domain/result.ts";
import { AlreadyDone } from "#server/platform/http/already-done.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { openCheckout, type OpenParts } from "./open-checkout.ts";
import { placeBooking } from "./place-booking.ts";
import { recogniseVisitor } from "./visitor.ts";

export function checkoutRoutes(bind: Bind, parts: OpenParts & { secureCookies: boolean }): void {
  bind(createPaymentIntent, ({ body, request, reply }) =>
    openCheckout(parts, recogniseVisitor(request, reply, parts), body),
  );
  bind(placeBookingCall, async ({ body }) => {
    const { stripePaymentId, paymentIntentId, ...said } = body;
    const intentId = stripePaymentId ?? paymentIntentId ?? "";
    if (paymentIntentId !== undefined && paymentIntentId !== intentId)
      return fail({ code: "checkout.data-differs" });
    const placed = await placeBooking(parts, intentId, said);
    if (!placed.ok) return placed;
    const answer = { id: placed.value.bookingId };
    return ok(placed.value.isNew ? answer : new AlreadyDone(answer));
  });
}
