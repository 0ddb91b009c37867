import type { Problem } from "#contracts/errors.ts";
import { later } from "#domain/dates/instants.ts";
import { isStayOver, owesRent } from "#domain/bookings/booking-status.ts";
import { LAPSING_MS } from "#domain/payments/authorization.ts";
import { amountProblem } from "#domain/payments/card-amount.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { paymentLink } from "#server/emails/templates/payment-link.tsx";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { linkSums } from "#texts/link-sums.ts";
import { holdMoney, rentMoney, reservationsOf } from "#server/bookings/held-money.ts";
import type { PaymentParts } from "./money-parts.ts";
import { movedBefore } from "./moved-before.ts";
import { askedAgain, hashOfToken, isApproved, isOpenByLink, linkToken } from "./pay-again-link.ts";
import { countLinks, insertLink } from "./pay-again-rows.ts";
import { writeChargeLink } from "./send-charge-link.ts";
import { cancelStalePayments } from "./cancel-stale-payments.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 2;

type Wish = {
  bookingId: number;
  by: Actor;
  amount?: number | undefined;
  days?: number | undefined;
  charge?: "at-once" | "reserve" | undefined;
  /** The first that the customer hears of a booking that staff have made. */
  isRequest?: boolean;
  /** The customer asked for it on their own page and is led there: nothing is mailed. */
  isLedThere?: boolean;
};

/**
 * Asks the customer to pay what is due by card. Without any wish: reserves all of it, within 48 hours. What an
 * older link left open is taken back, so that nothing is paid by its terms. What was asked for after the return has a link
 * of its own.
 */
export async function sendPaymentLink(
  parts: PaymentParts,
  wish: Wish & { kind?: "rent" | "charge" | undefined },
): Promise<Result<{ expiresAt: string }, Problem>> {
  const sent = await inTransaction(parts.db, async (tx) => {
    const { kind, ...ofRent } = wish;
    // Without saying which, the rent comes first.
    const isCharge = kind === "charge" || (kind === undefined && (await isRentPaid(tx, wish)));
    const charge = isCharge ? await writeChargeLink(tx, parts, wish) : undefined;
    return (
      charge ?? (kind === "charge" ? fail(NOTHING_ASKED) : writePaymentLink(tx, parts, ofRent))
    );
  });
  if (sent.ok) await cancelStalePayments(parts, wish.bookingId);
  return sent;
}

const NOTHING_ASKED = { code: "payment.nothing-due", waived: 0 } as const;

async function isRentPaid(tx: Db, { bookingId }: Wish): Promise<boolean> {
  const held = await holdMoney(tx, bookingId);
  const facts = held.booking && (await readBookingFacts(tx, bookingId));
  return facts !== undefined && rentMoney(facts, held.payments).due <= 0;
}

/** The same within another transaction. */
export async function writePaymentLink(
  tx: Db,
  parts: LetterParts,
  { bookingId, by, days = DEFAULT_DAYS, charge = "reserve", ...wish }: Wish,
): Promise<Result<{ expiresAt: string }, Problem>> {
  const { isRequest = false, isLedThere = false } = wish;
  const now = parts.clock.now();
  const held = await holdMoney(tx, bookingId);
  const facts = held.booking && (await readBookingFacts(tx, bookingId));
  if (!facts) return fail({ code: "booking.unknown" });
  if (!owesRent(facts.status)) return fail({ code: "booking.owes-nothing" });
  if (!isLedThere && facts.customerEmail.trim() === "") return fail({ code: "booking.no-email" });
  const lapsing = reservationsOf(held.payments).find((one) => isLapsing(one, now));
  const without = held.payments.filter(({ id }) => id !== lapsing?.id);
  // A part takes nobody's place: what is reserved stays beside it.
  const isWhole = wish.amount === undefined || wish.amount >= rentMoney(facts, without).due;
  const replaced = isWhole ? lapsing : undefined;
  const money = rentMoney(facts, replaced ? without : held.payments);
  const due = Math.floor(money.due);
  // Nothing was paid, and nothing is to be: somebody has let it off.
  if (due <= 0 && money.paid <= 0 && money.reserved <= 0)
    return fail({ code: "payment.nothing-due", waived: money.waived });
  if (due <= 0) return fail(await movedBefore(tx, held));
  const amount = wish.amount ?? null;
  if (amount !== null && amount > due) return fail({ code: "payment.more-than-due", most: due });
  const problem = amountProblem(amount ?? due);
  if (problem) return fail(problem);
  const token = await linkToken(tx, bookingId, {
    createdAt: now,
    place: await countLinks(tx, bookingId),
  });
  const tokenHash = hashOfToken(token);
  const expiresAt = later(now, days * DAY_MS);
  const chargeAtOnce = charge === "at-once";
  await letOpenPaymentGo(tx, held.payments, now);
  await insertLink(tx, {
    tokenHash,
    bookingId,
    amount,
    chargeAtOnce,
    replacesId: replaced?.id ?? null,
    expiresAt,
    createdAt: now,
  });
  await recordChange(tx, parts.clock, {
    by,
    action: "payment.link-sent",
    entity: "booking",
    entityId: bookingId,
    after: {
      expiresAt: expiresAt.toISOString(),
      amount: amount ?? due,
      ...(isLedThere && { isLedThere }),
    },
  });
  if (isLedThere) return ok({ expiresAt: expiresAt.toISOString() });
  const shop = parts.shop();
  await queueBookingLetter(tx, parts, facts, {
    type: isRequest ? "booking_request" : "payment_link",
    to: "customer",
    // Each press is a letter of its own; the hash tells nobody the token.
    occasion: tokenHash,
    content: paymentLink({
      shop,
      today: parts.clock.today(),
      booking: letterFacts(facts, null),
      amount: amount ?? due,
      sums: linkSums(money, amount ?? due),
      isChargedAtOnce: chargeAtOnce,
      isConfirmed: isApproved(facts, now),
      isStayOver: isStayOver(facts, parts.clock.today()),
      again: askedAgain(facts, held.payments, { amount: amount ?? due, chargeAtOnce, now }),
      payUrl: `${shop.baseUrl}/betala/${token}`,
      expiresAt,
      isRequest,
    }),
  });
  return ok({ expiresAt: expiresAt.toISOString() });
}

/** Written with the link, so that the payment counts no longer whoever hears of it first: a job takes it back too. */
async function letOpenPaymentGo(tx: Db, payments: readonly PaymentRow[], now: Date): Promise<void> {
  for (const { id } of payments.filter(isOpenByLink))
    await updatePayment(tx, id, { isLetGo: true, updatedAt: now });
}

/** Soon over, or over and not yet told so by the provider: a new reservation takes its place. */
function isLapsing({ authorizationExpiresAt }: PaymentRow, now: Date): boolean {
  return authorizationExpiresAt !== null && authorizationExpiresAt <= later(now, LAPSING_MS);
}
