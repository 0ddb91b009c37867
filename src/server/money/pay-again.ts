import type { Problem } from "#contracts/errors.ts";
import type { LinkState, PaymentLink } from "#contracts/payment-links.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { amountProblem } from "#domain/payments/card-amount.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { IntentStatus } from "#server/payments/gateway.ts";
import { readIntent } from "#server/payments/create-named-intent.ts";
import { allPaymentsOf, findPayment, paymentOfIntent } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { linkSums, type LinkSums } from "#texts/link-sums.ts";
import { countedStart } from "#server/bookings/counted-start.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import { followPayment } from "./follow-payment.ts";
import { customerOf, openBookingPayment, type PaymentPlan } from "./open-booking-payment.ts";
import {
  completeChargePayment,
  openChargePayment,
  readChargeLink,
  showCharge,
} from "./charge-link.ts";
import { settlementOfLink } from "./settlement-rows.ts";
import { hashOfToken, readLink, type KnownLink } from "./pay-again-link.ts";
import type { PaymentParts } from "./money-parts.ts";

const REFUSALS: Record<Exclude<LinkState, "open">, Problem> = {
  used: { code: "payment-link.used" },
  paid: { code: "payment-link.paid", isReleased: false },
  replaced: { code: "payment-link.replaced", isReleased: false },
  expired: { code: "payment-link.expired", isReleased: false },
  closed: { code: "payment-link.closed" },
};

/** What the customer is asked to authorise. */
export async function showLink(
  { db, clock }: PaymentParts,
  token: string,
): Promise<Result<Omit<PaymentLink, "agreements">, Problem>> {
  const charge = await readChargeLink(db, hashOfToken(token));
  if (charge) return ok(showCharge(charge, clock.now()));
  const known = await readLink(db, token, clock.now());
  if (!known) return fail({ code: "payment-link.unknown" });
  const { state, booking, link } = known;
  const { itemName, startDate, endDate, quantity, cancellationPolicy: policy } = booking;
  const payments = await allPaymentsOf(db, booking.id);
  const countedFrom = await countedStart(db, booking, payments);
  const sums = sumsOf(known);
  return ok({
    state,
    bookingId: booking.id,
    rentalItemName: itemName,
    startDate,
    endDate,
    quantity,
    lines: (booking.quote.lines ?? []).map((line) => ({
      name: line.name,
      quantity: line.quantity,
    })),
    charges: [],
    chargesKept: 0,
    amount: sums.amount,
    totalAmount: sums.total,
    waivedAmount: sums.waived,
    paidAmount: sums.paid,
    reservedAmount: sums.reserved,
    restAmount: sums.rest,
    isChargedAtOnce: link.chargeAtOnce,
    isConfirmed: known.isConfirmed,
    isAgain: known.isAgain,
    usedAs: known.usedAs,
    expiresAt: link.expiresAt.toISOString(),
    cancellation: policy && isActive(booking.status) ? { policy, countedFrom } : null,
  });
}

/**
 * One that leads to no payment any more tells what it was for, and what is left to pay now; one that was used what
 * its card truly paid, which is less where something came otherwise meanwhile.
 */
function sumsOf({ state, link, amount, money, used }: KnownLink): LinkSums {
  if (state === "open") return linkSums(money, Math.floor(amount));
  const { rest } = linkSums(money, 0);
  if (used) return { ...linkSums(used.beside, used.amount), rest };
  return { ...linkSums(money, 0), amount: Math.floor(link.amount ?? money.total) };
}

/** The payment behind a link: the same one to whoever asks. */
export async function openLinkPayment(
  parts: PaymentParts,
  token: string,
): Promise<Result<{ clientSecret: string }, Problem>> {
  const linkHash = hashOfToken(token);
  if (await settlementOfLink(parts.db, linkHash)) return openChargePayment(parts, linkHash);
  const intent = await openBookingPayment(parts, (tx) => planAgain(tx, token, parts.clock.now()));
  if (!intent.ok) return intent;
  const { clientSecret } = intent.value;
  return clientSecret === null ? fail({ code: "payment.provider-refused" }) : ok({ clientSecret });
}

async function planAgain(tx: Db, token: string, now: Date): Promise<Result<PaymentPlan, Problem>> {
  const found = await readLink(tx, token, now);
  if (!found) return fail({ code: "payment-link.unknown" });
  await holdMoney(tx, found.booking.id);
  // Once more: whoever had the lock may have changed it.
  const known = await readLink(tx, token, now);
  if (!known) return fail({ code: "payment-link.unknown" });
  if (known.state !== "open") return fail(REFUSALS[known.state]);
  const { id, startDate, endDate } = known.booking;
  const { chargeAtOnce, replacesId } = known.link;
  const amount = Math.floor(known.amount);
  const problem = amountProblem(amount);
  if (problem) return fail(problem);
  return ok({
    bookingId: id,
    kind: "rent",
    amount,
    chargeAtOnce,
    replacesId,
    // A link always reserves: the shop charges after it has looked at what is due.
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
  const charge = await readChargeLink(parts.db, hashOfToken(token));
  if (charge) return completeChargePayment(parts, charge, intentId);
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
  const isTaken = now?.status === "captured" || (now?.status === "authorized" && !now.isLetGo);
  if (isTaken) return ok({ state: "used" });
  return fail(await whyInVain(parts, token, intent.value.status));
}

/** It was reserved in vain and is released: another was first, the link is outdated, or nothing is due any more. */
async function whyInVain(
  { db, clock }: PaymentParts,
  token: string,
  status: IntentStatus,
): Promise<Problem> {
  const state = (await readLink(db, token, clock.now()))?.state ?? "closed";
  const isReleased = status === "requires_capture" || status === "canceled";
  if (!isReleased || (state === "open" && status === "canceled"))
    return { code: "checkout.payment-not-authorized", status };
  if (state === "open") return { code: "checkout.payment-differs" };
  const refusal = REFUSALS[state];
  return "isReleased" in refusal ? { ...refusal, isReleased } : refusal;
}
