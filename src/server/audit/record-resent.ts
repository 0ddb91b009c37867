import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { recordChange, type Actor } from "./record-change.ts";

type Resent = { bookingId: number | null; mailId: number; type: string; recipient: string };

/** A letter sent again stands in its booking's log; one that belongs to none in a log of its own. */
export async function recordResent(
  tx: Db,
  clock: Clock,
  { bookingId, mailId, type, recipient }: Resent,
  by: Actor,
): Promise<void> {
  await recordChange(tx, clock, {
    by,
    action: "mail.resent",
    entity: bookingId === null ? "mail" : "booking",
    entityId: bookingId ?? mailId,
    after: { type, recipient },
  });
}
