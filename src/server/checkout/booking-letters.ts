import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import type { LetterFacts } from "#server/emails/letter-facts.ts";
import type { Db } from "#server/platform/db/database.ts";

/** The customer's confirmation and the shop's notice, in the transaction that makes the booking. */
export async function queueBookingLetters(
  tx: Db,
  parts: LetterParts,
  facts: LetterFacts,
): Promise<void> {
  await queueBookingLetter(
    tx,
    parts,
    facts,
    { type: "booking_confirmation", to: "customer", content: { facts } },
    { type: "admin_notification", to: "shop", content: { facts } },
  );
}
