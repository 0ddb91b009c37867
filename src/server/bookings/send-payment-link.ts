import { randomBytes } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import { later } from "#domain/dates/instants.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { paymentLink } from "#server/emails/templates/payment-link.tsx";
import { currentPayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { letterFacts, readBookingFacts } from "./booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "./booking-letters.ts";
import { lockBooking } from "./booking-rows.ts";
import { hashOfToken } from "./pay-again-link.ts";
import { insertLink } from "./pay-again-rows.ts";
import type { Actor } from "./settle-payment.ts";

const VALID_MS = 48 * 60 * 60 * 1000;

type Wish = { bookingId: number; by: Actor };

/** Asks the customer of a booking that holds its nights without money to authorise the card again. */
export async function sendPaymentLink(
  parts: LetterParts & { db: Db },
  wish: Wish,
): Promise<Result<{ expiresAt: string }, Problem>> {
  return inTransaction(parts.db, (tx) => write(tx, parts, wish));
}

async function write(
  tx: Db,
  parts: LetterParts,
  { bookingId, by }: Wish,
): Promise<Result<{ expiresAt: string }, Problem>> {
  const now = parts.clock.now();
  const booking = await lockBooking(tx, bookingId);
  const facts = booking && (await readBookingFacts(tx, bookingId));
  if (!facts) return fail({ code: "booking.unknown" });
  if (!facts.holdsNights) return fail({ code: "booking.holds-no-nights" });
  const rent = await currentPayment(tx, bookingId, "rent");
  if (rent && rent.status !== "expired" && rent.status !== "cancelled")
    return fail({ code: "payment.stands-elsewhere", status: rent.status });
  const token = randomBytes(32).toString("base64url");
  const tokenHash = hashOfToken(token);
  const expiresAt = later(now, VALID_MS);
  await insertLink(tx, { tokenHash, bookingId, expiresAt, createdAt: now });
  await recordChange(tx, parts.clock, {
    by,
    action: "payment.link-sent",
    entity: "booking",
    entityId: bookingId,
    after: { expiresAt: expiresAt.toISOString() },
  });
  const shop = parts.shop();
  await queueBookingLetter(tx, parts, facts, {
    type: "payment_link",
    to: "customer",
    // Each press is a letter of its own; the hash tells nobody the token.
    occasion: tokenHash,
    content: paymentLink({
      shop,
      booking: letterFacts(facts, null),
      payUrl: `${shop.baseUrl}/betala/${token}`,
      expiresAt,
    }),
  });
  return ok({ expiresAt: expiresAt.toISOString() });
}
