import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { lockBooking } from "#server/bookings/booking-rows.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { endOwnKeys, newOwnKey } from "#server/bookings/own-keys.ts";
import { endedProblem } from "./open-own-page.ts";
import type { OwnPageParts } from "./show-own-page.ts";

/** A link for the one who asks at the counter; whoever had an earlier one is shut out. */
export async function renewOwnKeys(
  { db, clock, shop }: OwnPageParts,
  { bookingId, by }: { bookingId: number; by: Actor },
): Promise<Result<{ url: string }, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<{ url: string }, Problem>> => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return fail({ code: "booking.unknown" });
    const ended = endedProblem(clock, booking);
    if (ended) return fail(ended);
    const now = clock.now();
    await endOwnKeys(tx, bookingId, now);
    const key = await newOwnKey(tx, bookingId, now);
    await recordChange(tx, clock, {
      by,
      action: "booking.own-page-renewed",
      entity: "booking",
      entityId: bookingId,
    });
    return ok({ url: `${shop().baseUrl}/min-bokning/${key}` });
  });
}
