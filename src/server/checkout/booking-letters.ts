import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { adminNotification } from "#server/emails/templates/admin-notification.tsx";
import type { BookingLetterFacts } from "#server/emails/templates/booking-letter-facts.ts";
import { bookingConfirmation } from "#server/emails/templates/booking-confirmation.tsx";
import type { Db } from "#server/platform/db/database.ts";

/** The customer's confirmation and the shop's notice, in the transaction that makes the booking. */
export async function queueBookingLetters(
  tx: Db,
  parts: LetterParts,
  { agreement, ...booking }: BookingLetterFacts["booking"] & { agreement: string | null },
): Promise<void> {
  const token = await letterToken(tx, booking.id);
  const facts = { shop: parts.shop(), booking: { ...booking, token } };
  await queueBookingLetter(
    tx,
    parts,
    booking,
    {
      type: "booking_confirmation",
      to: "customer",
      content: bookingConfirmation({ ...facts, agreement }),
    },
    { type: "admin_notification", to: "shop", content: adminNotification(facts) },
  );
}
