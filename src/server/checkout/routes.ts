import {
  createPaymentIntent,
  ownBooking,
  placeBooking as placeBookingCall,
  resumePayment,
} from "#contracts/checkout.ts";
import { fail, ok } from "#domain/result.ts";
import { AlreadyDone } from "#server/platform/http/already-done.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { createSharedLimiter } from "#server/platform/shared-limiter.ts";
import { openCheckout, type OpenParts } from "./open-checkout.ts";
import { placeBooking } from "./place-booking.ts";
import { resumeCheckout } from "./resume-checkout.ts";
import { showOwnBooking } from "./show-own-booking.ts";
import { knownVisitor, recogniseVisitor } from "#server/platform/http/visitor.ts";

type Needs = OpenParts & { secureCookies: boolean; rateLimitFactor: number };

/** Far above what a family does that changes its mind, far below what would tire the provider. */
const OPENINGS = { max: 60, windowSeconds: 600 };

export function checkoutRoutes(bind: Bind, parts: Needs): void {
  const openings = (name: string) =>
    createSharedLimiter(parts, { ...OPENINGS, name, factor: parts.rateLimitFactor });
  const ofStays = openings("stays-opened");
  // Counted apart: whoever opens payments for nothing shuts out nobody who wants to book.
  const withoutStay = openings("payments-opened");
  const resumptions = openings("payments-resumed");
  bind(createPaymentIntent, async ({ body, request, reply }) => {
    const visitor = recogniseVisitor(request, reply, parts);
    const limiter = body.booking ? ofStays : withoutStay;
    const retryAfterSeconds = await limiter.take(visitor.network);
    if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
    return openCheckout(parts, visitor, body);
  });
  bind(resumePayment, async ({ body, request }) => {
    const visitor = knownVisitor(request);
    if (!visitor) return ok({ state: "none" as const });
    const retryAfterSeconds = await resumptions.take(visitor.network);
    if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
    return resumeCheckout(parts, visitor, body);
  });
  bind(ownBooking, async ({ params, request }) => {
    const visitor = knownVisitor(request);
    const now = parts.clock.now();
    const wanted = { visitorHash: visitor?.hash ?? "", bookingId: params.id, now };
    return ok({ booking: visitor && (await showOwnBooking(parts, wanted)) });
  });
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
