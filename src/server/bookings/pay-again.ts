import type { Problem } from "#contracts/errors.ts";
import type { LinkState, PaymentLink } from "#contracts/payment-links.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { readIntent } from "#server/payments/create-named-intent.ts";
import { findPayment, paymentOfIntent } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { PaymentParts } from "./act-on-payment.ts";
import { lockBooking } from "./booking-rows.ts";
import { followPayment } from "./follow-payment.ts";
import { customerOf, openBookingPayment, type PaymentPlan } from "./open-booking-payment.ts";
import { readLink } from "./pay-again-link.ts";

const REFUSALS: Record<Exclude<LinkState, "open">, Problem> = {
  used: { code: "payment-link.used" },
  expired: { code: "payment-link.expired" },
  closed: { code: "payment-link.closed" },
};

/** What the customer is asked to authorise. */
export async function showLink(
  { db, clock }: PaymentParts,
  token: string,
): Promise<Result<PaymentLink, Problem>> {
  const known = await readLink(db, token, clock.now());
  if (!known) return fail({ code: "payment-link.unknown" });
  const { state, booking, link } = known;
  const { itemName, startDate, endDate, quantity, totalPrice } = booking;
  return ok({
    state,
    rentalItemName: itemName,
    startDate,
    endDate,
    quantity,
    amount: totalPrice,
    expiresAt: link.expiresAt.toISOString(),
  });
}

/** The payment behind a link: the same one to whoever asks, and for every link of the booking. */
export async function openLinkPayment(
  parts: PaymentParts,
  token: string,
): Promise<Result<{ clientSecret: string }, Problem>> {
  const intent = await openBookingPayment(parts, (tx) => planAgain(tx, token, parts.clock.now()));
  if (!intent.ok) return intent;
  const { clientSecret } = intent.value;
  return clientSecret === null ? fail({ code: "payment.provider-refused" }) : ok({ clientSecret });
}

async function planAgain(tx: Db, token: string, now: Date): Promise<Result<PaymentPlan, Problem>> {
  const found = await readLink(tx, token, now);
  if (!found) return fail({ code: "payment-link.unknown" });
  await lockBooking(tx, found.booking.id);
  // Once more: whoever had the lock may have changed it.
  const known = await readLink(tx, token, now);
  if (!known) return fail({ code: "payment-link.unknown" });
  if (known.state !== "open") return fail(REFUSALS[known.state]);
  const { id, totalPrice, startDate, endDate } = known.booking;
  return ok({
    bookingId: id,
    kind: "rent",
    amount: totalPrice,
    captureMethod: "manual",
    description: `Uthyrning ${startDate} – ${endDate}`,
    customer: customerOf(known.booking),
  });
}

/** Believes nothing but the provider. Money that was reserved in time counts, however late it is told. */
export async function completeLinkPayment(
  parts: PaymentParts,
  token: string,
  intentId: string,
): Promise<Result<{ state: LinkState }, Problem>> {
  const known = await readLink(parts.db, token, parts.clock.now());
  if (!known) return fail({ code: "payment-link.unknown" });
  const payment = await paymentOfIntent(parts.db, intentId);
  if (payment?.bookingId !== known.booking.id || payment.kind !== "rent")
    return fail({ code: "checkout.payment-unknown" });
  const intent = await readIntent(parts, intentId);
  if (!intent.ok) return intent;
  const followed = await followPayment(parts, payment.id, intent.value);
  if (!followed.ok) return followed;
  const now = await findPayment(parts.db, payment.id);
  if (now?.isCurrent && (now.status === "authorized" || now.status === "captured"))
    return ok({ state: "used" });
  const { status } = intent.value;
  if (status !== "requires_capture")
    return fail({ code: "checkout.payment-not-authorized", status });
  // It was reserved in vain and has been released: another was first, or the booking is off.
  const state = (await readLink(parts.db, token, parts.clock.now()))?.state ?? "closed";
  return fail(state === "open" ? { code: "checkout.payment-differs" } : REFUSALS[state]);
}
