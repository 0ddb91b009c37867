import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { lockBooking } from "#server/bookings/booking-rows.ts";
import {
  readBookingFacts,
  letterFacts,
  type BookingFacts,
} from "#server/bookings/booking-facts.ts";
import { readWithdrawnAt } from "#server/bookings/withdrawn-at.ts";
import { queueBookingLetter } from "#server/bookings/booking-letters.ts";
import { endedProblem } from "./open-own-page.ts";
import { ownPageLetter } from "#server/emails/templates/own-page-letter.tsx";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { OwnPageParts } from "./show-own-page.ts";

/** Sends the link anew to the address that the booking has; to nobody where number and address do not belong together. */
export async function sendOwnPageLink(
  parts: OwnPageParts,
  { bookingId, email }: { bookingId: number; email: string },
): Promise<void> {
  const facts = await readBookingFacts(parts.db, bookingId);
  const isTheirs = facts?.customerEmail.trim().toLowerCase() === email.trim().toLowerCase();
  if (!facts || !isTheirs || endedProblem(parts.clock, facts)) return;
  // Asked for twice within a minute it is one letter.
  const occasion = String(Math.floor(parts.clock.now().getTime() / 60_000));
  await inTransaction(parts.db, (tx) => queueLink(tx, parts, facts, occasion));
}

/** The same, when staff wish it; the letter's own key opens the page, whichever was given before. */
export async function mailOwnPageLink(
  parts: OwnPageParts,
  { bookingId, by }: { bookingId: number; by: Actor },
): Promise<Result<null, Problem>> {
  return inTransaction(parts.db, async (tx): Promise<Result<null, Problem>> => {
    await lockBooking(tx, bookingId);
    const facts = await readBookingFacts(tx, bookingId);
    if (!facts) return fail({ code: "booking.unknown" });
    const ended = endedProblem(parts.clock, facts);
    if (ended) return fail(ended);
    if (facts.customerEmail.trim() === "") return fail({ code: "booking.no-email" });
    // Each press is meant: what was sent before may lead nowhere any more.
    await queueLink(tx, parts, facts, randomUUID());
    await recordChange(tx, parts.clock, {
      by,
      action: "booking.own-page-mailed",
      entity: "booking",
      entityId: bookingId,
    });
    return ok(null);
  });
}

async function queueLink(
  tx: Db,
  parts: OwnPageParts,
  facts: BookingFacts,
  occasion: string,
): Promise<void> {
  const booking = letterFacts(facts, null);
  // Whoever has withdrawn may change nothing more, before staff have cancelled too.
  const isOver = booking.isOver === true || (await readWithdrawnAt(tx, facts.id)) !== null;
  const content = ownPageLetter({ shop: parts.shop(), booking: { ...booking, isOver } });
  await queueBookingLetter(tx, parts, facts, {
    type: "own_page",
    to: "customer",
    occasion,
    content,
  });
}
