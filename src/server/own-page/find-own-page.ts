import { readBookingFacts, letterFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter } from "#server/bookings/booking-letters.ts";
import { lastDayOfOwnPage } from "#domain/bookings/own-page.ts";
import { ownPageLetter } from "#server/emails/templates/own-page-letter.tsx";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { OwnPageParts } from "./show-own-page.ts";

/** Sends the link anew to the address that the booking has; to nobody where number and address do not belong together. */
export async function sendOwnPageLink(
  parts: OwnPageParts,
  { bookingId, email }: { bookingId: number; email: string },
): Promise<void> {
  const facts = await readBookingFacts(parts.db, bookingId);
  const isTheirs = facts?.customerEmail.trim().toLowerCase() === email.trim().toLowerCase();
  if (!facts || !isTheirs || parts.clock.today() > lastDayOfOwnPage(facts)) return;
  const content = ownPageLetter({ shop: parts.shop(), booking: letterFacts(facts, null) });
  // Asked for twice within a minute it is one letter.
  const occasion = String(Math.floor(parts.clock.now().getTime() / 60_000));
  await inTransaction(parts.db, (tx) =>
    queueBookingLetter(tx, parts, facts, { type: "own_page", to: "customer", occasion, content }),
  );
}
