import type { LinkState, PaymentLink } from "#contracts/payment-links.ts";
import type { Problem } from "#contracts/errors.ts";
import { later } from "#domain/dates/instants.ts";
import { amountProblem } from "#domain/payments/card-amount.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { readIntent } from "#server/payments/create-named-intent.ts";
import { allPaymentsOf, findPayment, paymentOfIntent } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readBookingFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import { tokenFor } from "#server/bookings/letter-token.ts";
import { holdMoney } from "#server/bookings/held-money.ts";
import { followPayment } from "./follow-payment.ts";
import type { PaymentParts } from "./money-parts.ts";
import { customerOf, openBookingPayment, type PaymentPlan } from "./open-booking-payment.ts";
import { hashOfToken } from "./pay-again-link.ts";
import {
  chargeDue,
  settlementOf,
  settlementOfLink,
  type SettlementRow,
} from "./settlement-rows.ts";

const LINK_BYTES = 32;

/** So long a letter says that its link holds. */
export const CHARGE_LINK_MS = 60 * 86_400_000;

/** Made of the shop's own secret: the token itself stands only in the letter. */
export function chargeToken(db: Db, settlementId: string): Promise<string> {
  return tokenFor(db, `charge link ${settlementId}`, LINK_BYTES);
}

export type KnownCharge = {
  settlement: SettlementRow;
  booking: BookingFacts;
  state: Extract<LinkState, "open" | "used" | "paid">;
  /** What is paid by it now. */
  due: number;
};

/** Where what was asked for after the return is paid; null where nothing is, or it has come. */
export async function openCharge(
  db: Db,
  bookingId: number,
): Promise<{ amount: number; path: string } | null> {
  const settlement = await settlementOf(db, bookingId);
  const amount = chargeDue(settlement, await allPaymentsOf(db, bookingId));
  if (!settlement || amount === 0) return null;
  const token = await chargeToken(db, settlement.id);
  // One that a shop with another secret has made is in its letter alone.
  return hashOfToken(token) === settlement.linkHash ? { amount, path: `/betala/${token}` } : null;
}

/**
 * What is asked for is owed however late, and there is no other way to pay it by card: its link leads there until it
 * has come. The letter promises a day, and one that is sent after that another.
 */
export function chargeUntil(
  { linkExpiresAt, createdAt }: Pick<SettlementRow, "linkExpiresAt" | "createdAt">,
  now: Date,
): Date {
  const first = linkExpiresAt ?? createdAt;
  return first > now ? first : later(now, CHARGE_LINK_MS);
}

/** What was asked for after the return, and whether its link still leads to a payment. */
export async function readChargeLink(db: Db, linkHash: string): Promise<KnownCharge | undefined> {
  const settlement = await settlementOfLink(db, linkHash);
  const booking = settlement && (await readBookingFacts(db, settlement.bookingId));
  if (!booking) return undefined;
  const payments = await allPaymentsOf(db, booking.id);
  const due = chargeDue(settlement, payments);
  const isByCard = payments.some(
    ({ kind, method, status }) => kind === "charge" && method === "card" && status === "captured",
  );
  const state = due === 0 ? (isByCard ? "used" : "paid") : "open";
  return { settlement, booking, state, due };
}

export function showCharge(
  { settlement, booking, state, due }: KnownCharge,
  now: Date,
): Omit<PaymentLink, "agreements"> {
  const { itemName, startDate, endDate, quantity } = booking;
  const { asked } = settlement;
  return {
    state,
    bookingId: booking.id,
    rentalItemName: itemName,
    startDate,
    endDate,
    quantity,
    lines: [],
    charges: settlement.lines.map(({ kind, label, amount }) => ({ kind, label, amount })),
    chargesKept: settlement.kept,
    amount: state === "open" ? due : asked,
    totalAmount: asked,
    waivedAmount: 0,
    paidAmount: 0,
    reservedAmount: 0,
    restAmount: 0,
    isChargedAtOnce: true,
    isConfirmed: true,
    isAgain: false,
    usedAs: state === "used" ? "charged" : null,
    expiresAt: chargeUntil(settlement, now).toISOString(),
    cancellation: null,
  };
}

const REFUSALS: Record<Exclude<KnownCharge["state"], "open">, Problem> = {
  used: { code: "payment-link.used" },
  paid: { code: "payment-link.paid", isReleased: false },
};

/** The payment behind it: the same one to whoever asks. It is charged as it is paid, like a deposit. */
export async function openChargePayment(
  parts: PaymentParts,
  linkHash: string,
): Promise<Result<{ clientSecret: string }, Problem>> {
  const intent = await openBookingPayment(parts, (tx) => plan(tx, linkHash));
  if (!intent.ok) return intent;
  const { clientSecret } = intent.value;
  return clientSecret === null ? fail({ code: "payment.provider-refused" }) : ok({ clientSecret });
}

async function plan(tx: Db, linkHash: string): Promise<Result<PaymentPlan, Problem>> {
  const found = await settlementOfLink(tx, linkHash);
  if (!found) return fail({ code: "payment-link.unknown" });
  await holdMoney(tx, found.bookingId);
  const known = await readChargeLink(tx, linkHash);
  if (!known) return fail({ code: "payment-link.unknown" });
  if (known.state !== "open") return fail(REFUSALS[known.state]);
  const problem = amountProblem(known.due);
  if (problem) return fail(problem);
  return ok({
    bookingId: known.booking.id,
    kind: "charge",
    amount: known.due,
    captureMethod: "automatic",
    description: `Efter återlämningen, bokning ${known.booking.id}`,
    customer: customerOf(known.booking),
  });
}

/** Believes nothing but the provider. */
export async function completeChargePayment(
  parts: PaymentParts,
  { booking }: KnownCharge,
  intentId: string,
): Promise<Result<{ state: LinkState }, Problem>> {
  const payment = await paymentOfIntent(parts.db, intentId);
  if (payment?.bookingId !== booking.id || payment.kind !== "charge")
    return fail({ code: "checkout.payment-unknown" });
  const intent = await readIntent(parts, intentId);
  if (!intent.ok) return intent;
  const followed = await followPayment(parts, payment.id, intent.value);
  if (!followed.ok) return followed;
  const now = await findPayment(parts.db, payment.id);
  if (now?.status === "captured") return ok({ state: "used" });
  return fail({ code: "checkout.payment-not-authorized", status: intent.value.status });
}
