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
  if (!found || endedProblem(clock, found)) return fail({ code: "own-page.unknown" });
  return ok(found.bookingId);
}

/** That the page of a stay so long ago opens for nobody, whichever key they have. */
export function endedProblem(
  clock: Clock,
  stay: Parameters<typeof lastDayOfOwnPage>[0],
): Problem | undefined {
  const until = lastDayOfOwnPage(stay);
  return clock.today() > until ? { code: "own-page.ended", until } : undefined;
}
