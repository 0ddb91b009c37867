import type { Problem } from "#contracts/errors.ts";
import { lastDayOfOwnPage } from "#domain/bookings/own-page.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { findByKey } from "#server/bookings/own-keys.ts";

/** Which booking a key opens today. What is guessed, ended or of long ago is told apart by nobody. */
export async function openOwnPage(
  { db, clock }: { db: Db; clock: Clock },
  key: string,
): Promise<Result<number, Problem>> {
  const found = await findByKey(db, key);
  if (!found || clock.today() > lastDayOfOwnPage(found)) return fail({ code: "own-page.unknown" });
  return ok(found.bookingId);
}
