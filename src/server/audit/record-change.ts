import { auditLog, changeValues } from "#server/platform/db/tables/audit.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";

/** Whoever did it. No id: the card provider, or a job of the shop's own. */
export type Actor = { id: number | null; username: string };

export type Change = {
  by: Actor;
  action: string;
  entity: string;
  entityId: string | number;
  before?: unknown;
  after?: unknown;
  /** What a person may ask to have erased: kept beside the log, which is never rewritten. */
  erasable?: { before: unknown; after: unknown };
};

/** Written in the transaction of the change itself, so that neither exists without the other. */
export async function recordChange(tx: Db, clock: Clock, change: Change): Promise<void> {
  const [line] = await tx
    .insert(auditLog)
    .values({
      at: clock.now(),
      userId: change.by.id,
      actor: change.by.username,
      action: change.action,
      entity: change.entity,
      entityId: String(change.entityId),
      before: change.before ?? null,
      after: change.after ?? null,
    })
    .returning({ id: auditLog.id });
  if (line && change.erasable)
    await tx.insert(changeValues).values({ changeId: line.id, ...change.erasable });
}
