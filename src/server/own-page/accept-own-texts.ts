import type { Problem } from "#contracts/errors.ts";
import { fail, type Result } from "#domain/result.ts";
import { versionsOf } from "#server/bookings/agreement-rows.ts";
import { acceptTexts, neededTexts } from "#server/bookings/asked-agreements.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import type { OwnPageParts } from "./show-own-page.ts";

/** The customer accepts texts of their own booking: what is called off has none, and no other text is one of them. */
export async function acceptOwnTexts(
  parts: OwnPageParts,
  bookingId: number,
  accepted: readonly number[],
): Promise<Result<null, Problem>> {
  const facts = await readBookingFacts(parts.db, bookingId);
  if (!facts) return fail({ code: "own-page.unknown" });
  if (facts.status === "cancelled") return fail({ code: "own-page.called-off" });
  const needed = (await neededTexts(parts, facts)).map(({ version }) => version);
  // A second press finds them accepted, and a text may have been renewed since: both are the booking's.
  const known = [...needed, ...(await versionsOf(parts.db, bookingId))];
  return accepted.every((version) => known.includes(version))
    ? acceptTexts(parts, bookingId, accepted)
    : fail({ code: "own-page.other-agreement" });
}
