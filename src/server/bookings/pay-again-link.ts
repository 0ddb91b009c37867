import { createHash } from "node:crypto";
import type { LinkState } from "#contracts/payment-links.ts";
import { currentPayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readBookingFacts, type BookingFacts } from "./booking-facts.ts";
import { findLink, type PaymentLinkRow } from "./pay-again-rows.ts";

export type KnownLink = { link: PaymentLinkRow; booking: BookingFacts; state: LinkState };

/** The token itself stands only in the letter. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** A link with its booking, and whether it still leads to a payment. */
export async function readLink(db: Db, token: string, now: Date): Promise<KnownLink | undefined> {
  const link = await findLink(db, hashOfToken(token));
  const booking = link && (await readBookingFacts(db, link.bookingId));
  if (!booking) return undefined;
  return { link, booking, state: await stateOf(db, { link, booking, now }) };
}

async function stateOf(
  db: Db,
  { link, booking, now }: { link: PaymentLinkRow; booking: BookingFacts; now: Date },
): Promise<LinkState> {
  if (!booking.holdsNights) return "closed";
  const rent = await currentPayment(db, booking.id, "rent");
  // Also where the card was authorised by another way than this link.
  if (rent?.status === "authorized" || rent?.status === "captured") return "used";
  if (link.usedAt !== null) return "used";
  return link.expiresAt <= now ? "expired" : "open";
}
