import type { Problem } from "#contracts/errors.ts";
import { isSettledByWord } from "#domain/duties/settled-by-word.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { factsHash } from "./concern-facts.ts";
import { everyConcern } from "./list-concerns.ts";
import { keepSettled } from "./settled-concern-rows.ts";

type Settling = {
  kind: string;
  subject: string;
  reason: string;
  by: { id: number; username: string };
};

/** A person has judged an entry. It is listed again when its facts have changed, and not before. */
export async function settleConcern(
  parts: { db: Db; clock: Clock },
  { kind, subject, reason, by }: Settling,
): Promise<Result<null, Problem>> {
  const { concerns } = await everyConcern(parts);
  const concern = concerns.find((one) => one.kind === kind && one.subject === subject);
  if (!concern) return fail({ code: "oversight.not-listed" });
  if (!isSettledByWord(kind)) return fail({ code: "dispute.undecided" });
  const bookingId = "bookingId" in concern ? concern.bookingId : null;
  await inTransaction(parts.db, async (tx) => {
    await keepSettled(tx, {
      kind,
      subject,
      factsHash: factsHash(concern),
      reason,
      actor: by.username,
      settledBy: by.id,
      settledAt: parts.clock.now(),
    });
    await recordChange(tx, parts.clock, {
      by,
      action: "concern.settled",
      entity: bookingId === null ? "oversight" : "booking",
      entityId: bookingId ?? subject,
      after: { kind, reason },
    });
  });
  return ok(null);
}
