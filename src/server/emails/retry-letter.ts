import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { queueAgain } from "./email-rows.ts";

/** A letter that was given up, or that waits for its next try, is tried at once. */
export async function retryLetter(
  { db, clock }: { db: Db; clock: Clock },
  id: number,
): Promise<Result<null, Problem>> {
  const isQueued = await queueAgain(db, id, clock.now());
  return isQueued ? ok(null) : fail({ code: "mail.unknown" });
}
