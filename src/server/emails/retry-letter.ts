import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { queueAgain } from "./email-rows.ts";
import type { TimedLetter } from "./letter.ts";
import type { Resent } from "./resend-letter.ts";

export type RetryParts = {
  db: Db;
  clock: Clock;
  /** Whether it tells of a pick-up that will not be, or not then. */
  isOutdated: (tx: Db, letter: TimedLetter, now: Date) => Promise<boolean>;
  /** Notes in the transaction of the letter who sent it again. */
  record: (tx: Db, resent: Resent) => Promise<void>;
};

/** A letter that was given up, or that waits for its next try, is tried at once. */
export async function retryLetter(
  { db, clock, record, isOutdated }: RetryParts,
  id: number,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<null, Problem>> => {
    const now = clock.now();
    const again = await queueAgain(tx, id, now);
    if (!again) return fail({ code: "mail.unknown" });
    const { createdAt, ...letter } = again;
    if (await isOutdated(tx, { ...letter, createdAt }, now))
      return fail({ code: "mail.other-day" });
    await record(tx, letter);
    return ok(null);
  });
}
