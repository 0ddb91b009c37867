import type { z } from "zod";
import type { ResumedPayment, resumePayment } from "#contracts/checkout.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { priceAnswer } from "#server/offers/price-stay.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { paymentOfCheckout } from "#server/payments/payment-rows.ts";
import { begunBy, JUST_NOW_MS, type CheckoutRow } from "./checkout-rows.ts";
import { completeCheckout } from "./complete-checkout.ts";
import type { LetGoParts } from "./let-go.ts";
import { asProblem } from "./open-intent.ts";
import { isSameStay } from "./same-wish.ts";

type StayWish = z.output<typeof resumePayment.body & object>;

const NOTHING: ResumedPayment = { state: "none" };

/**
 * Where a visitor stands in paying for a stay. The page that asks has forgotten it: a card that was
 * reserved meanwhile becomes its booking, and a payment that can still be made is handed out again.
 */
export async function resumeCheckout(
  parts: LetGoParts,
  visitor: { hash: string },
  stay: StayWish,
): Promise<Result<ResumedPayment, Problem>> {
  const mine = { visitorHash: visitor.hash, itemId: stay.rentalItemId };
  const isThisOne = (checkout: CheckoutRow) => isSameStay(checkout, stay);
  const since = new Date(parts.clock.now().getTime() - JUST_NOW_MS);
  const begun = await begunBy(parts.db, mine, since);
  const open = begun.open.findLast(isThisOne);
  if (open) return whereItStands(parts, open);
  // The webhook may have been faster than the page.
  const booked = begun.booked.find(isThisOne);
  return ok(booked ? bookedAs(booked, booked.bookingId) : NOTHING);
}

async function whereItStands(
  parts: LetGoParts,
  checkout: CheckoutRow,
): Promise<Result<ResumedPayment, Problem>> {
  const payment = await paymentOfCheckout(parts.db, checkout.id);
  if (!payment?.providerIntentId) return ok(NOTHING);
  const known = asProblem(await parts.gateway.retrieve(payment.providerIntentId));
  if (!known.ok) return known.problem.code === "checkout.payment-unknown" ? ok(NOTHING) : known;
  const intent = known.value;
  switch (intent.status) {
    case "succeeded":
    case "requires_capture": {
      const done = await completeCheckout(parts, { checkout, paymentId: payment.id, intent });
      return done.ok ? ok(bookedAs(checkout, done.value.bookingId)) : done;
    }
    case "processing":
      return fail({ code: "checkout.payment-under-way" });
    case "canceled":
      return ok(NOTHING);
    default:
      return ok(stillOpen(checkout, intent, parts.clock.now()));
  }
}

function stillOpen(
  { quote, holdExpiresAt, cancellationPolicy }: CheckoutRow,
  { clientSecret, status }: Intent,
  now: Date,
): ResumedPayment {
  if (clientSecret === null || quote === null) return NOTHING;
  return {
    state: "open",
    clientSecret,
    secondsLeft: Math.max(0, Math.ceil((holdExpiresAt.getTime() - now.getTime()) / 1000)),
    asksBank: status === "requires_action",
    price: { ...priceAnswer(quote), ...(cancellationPolicy && { cancellationPolicy }) },
  };
}

function bookedAs({ totalPrice }: CheckoutRow, bookingId: number | null): ResumedPayment {
  return bookingId === null ? NOTHING : { state: "booked", bookingId, totalAmount: totalPrice };
}
