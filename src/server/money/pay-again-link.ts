import { createHash } from "node:crypto";
import type { LinkState, UsedAs } from "#contracts/payment-links.ts";
import { isStayAhead, isStayOver, owesRent } from "#domain/bookings/booking-status.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { BookingMoney } from "#domain/payments/booking-money.ts";
import {
  earlierReservation,
  type EarlierReservation,
} from "#domain/payments/earlier-reservation.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readBookingFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import { tokenFor } from "#server/bookings/letter-token.ts";
import { rentMoney, withoutReplaced } from "#server/bookings/held-money.ts";
import { countLinks, findLink, newestLink, type KnownLinkRow } from "./pay-again-rows.ts";

export type KnownLink = {
  link: KnownLinkRow;
  booking: BookingFacts;
  state: LinkState;
  /** What is paid by it now: what it asked for, as far as that is still due. */
  amount: number;
  isAgain: boolean;
  /** Nothing of the booking itself is left to approve. */
  isConfirmed: boolean;
  usedAs: UsedAs | null;
  /** What its own card was charged, or is reserved for, and the money beside that. */
  used: { amount: number; beside: BookingMoney } | null;
  /** Of the rent, without it while it is open. */
  money: BookingMoney;
};

/** The token itself stands only in the letter. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

const LINK_BYTES = 32;

/** Which of a booking's links it is. */
type WhichLink = { createdAt: Date; place: number };

/** Made of the shop's own secret, so that the customer's own page can lead where the letter does. */
export async function linkToken(
  db: Db,
  bookingId: number,
  { createdAt, place }: WhichLink,
): Promise<string> {
  const purpose = `payment link ${bookingId} ${place} ${createdAt.toISOString()}`;
  return tokenFor(db, purpose, LINK_BYTES);
}

/** Where what is due is paid now; nothing where no link of the booking leads to a payment. */
export async function openPayPath(db: Db, bookingId: number, now: Date): Promise<string | null> {
  const newest = await newestLink(db, bookingId);
  if (!newest) return null;
  const place = (await countLinks(db, bookingId)) - 1;
  const token = await linkToken(db, bookingId, { createdAt: newest.createdAt, place });
  // One from before links were made so is in its letter alone.
  if (hashOfToken(token) !== newest.tokenHash) return null;
  const link = await readLink(db, token, now);
  return link?.state === "open" ? `/betala/${token}` : null;
}

/** A link with its booking, and whether it still leads to a payment. */
export async function readLink(db: Db, token: string, now: Date): Promise<KnownLink | undefined> {
  const link = await findLink(db, hashOfToken(token));
  const booking = link && (await readBookingFacts(db, link.bookingId));
  if (!booking) return undefined;
  const payments = await allPaymentsOf(db, booking.id);
  // What it replaces does not count: the new reservation takes its place.
  const others = withoutReplaced(payments, link.replacesId);
  const money = rentMoney(booking, others);
  const card = usedCard(link, payments);
  const due = Math.max(0, money.due);
  const amount = link.amount === null ? due : Math.min(link.amount, due);
  return {
    link,
    booking,
    state: stateOf({ link, booking, money, now }),
    amount,
    money,
    usedAs: card === null ? null : usedAs(card),
    used: card && isCounted(card) ? usedOf(booking, others, card) : null,
    isConfirmed: isApproved(booking, now),
    isAgain:
      askedAgain(booking, payments, { amount, chargeAtOnce: link.chargeAtOnce, now }) !== null,
  };
}

/** Of a stay that is past only the payment is left to approve, though nobody ever said yes to the booking. */
export function isApproved(booking: BookingFacts, now: Date): boolean {
  return booking.status !== "pending" || isStayOver(booking, dayInSweden(now));
}

/**
 * The card was reserved before and is asked for all of it once more: what became of that. Null where it was not, or
 * where the stay is past: nothing is held for the customer any more, and they are asked for what is due.
 */
export function askedAgain(
  booking: BookingFacts,
  payments: readonly PaymentRow[],
  { amount, chargeAtOnce, now }: { amount: number; chargeAtOnce: boolean; now: Date },
): EarlierReservation | null {
  if (chargeAtOnce || !isStayAhead(booking, dayInSweden(now))) return null;
  if (amount !== booking.totalPrice) return null;
  const byCard = payments.filter(({ kind, method }) => kind === "rent" && method === "card");
  return earlierReservation(byCard, now);
}

/** The card that a link was used with is the last one that was asked before it counted as used; null while unused. */
function usedCard(
  { usedAt }: KnownLinkRow,
  payments: readonly PaymentRow[],
): PaymentRow | undefined | null {
  if (usedAt === null) return null;
  return payments
    .filter(({ kind, method }) => kind === "rent" && method === "card")
    .filter(({ createdAt, status }) => createdAt <= usedAt && status !== "pending")
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
}

function usedAs(card: PaymentRow | undefined): UsedAs {
  if (card?.status === "captured") return "charged";
  return card && isCounted(card) ? "reserved" : "released";
}

function isCounted({ status, isLetGo }: PaymentRow): boolean {
  return status === "captured" || (status === "authorized" && !isLetGo);
}

function usedOf(
  booking: BookingFacts,
  payments: readonly PaymentRow[],
  { id, amount }: PaymentRow,
): KnownLink["used"] {
  const beside = rentMoney(
    booking,
    payments.filter((one) => one.id !== id),
  );
  return { amount, beside };
}

/** A payment that a link opened and nobody has paid yet. The deposit's is no link's. */
export function isOpenByLink({ kind, status, checkoutId }: PaymentRow): boolean {
  return kind === "rent" && status === "pending" && checkoutId === null;
}

type Judged = { link: KnownLinkRow; booking: BookingFacts; money: BookingMoney; now: Date };

function stateOf({ link, booking, money, now }: Judged): LinkState {
  if (!owesRent(booking.status)) return "closed";
  // Also where another card was reserved than this link's.
  if (link.usedAt !== null || (money.due <= 0 && money.reserved > 0)) return "used";
  if (money.due <= 0) return money.paid > 0 ? "paid" : "closed";
  if (link.isReplaced) return "replaced";
  return link.expiresAt <= now ? "expired" : "open";
}
