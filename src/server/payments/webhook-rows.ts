import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { webhookEvents } from "#server/platform/db/tables/payments.ts";
import type { CardEvent } from "./gateway.ts";

/** Keeps an event; answers whether it has been acted on before. */
export async function keepEvent(
  db: Db,
  event: CardEvent,
  { now, nextTryAt }: { now: Date; nextTryAt: Date },
): Promise<{ isHandled: boolean }> {
  await db
    .insert(webhookEvents)
    .values({
      id: event.id,
      type: event.type,
      payload: event.payload,
      receivedAt: now,
      nextTryAt,
    })
    .onConflictDoNothing();
  const rows = await db
    .select({ handledAt: webhookEvents.handledAt })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, event.id));
  return { isHandled: rows[0]?.handledAt !== null };
}

export async function markHandled(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ handledAt: now, nextTryAt: null, lastError: null })
    .where(eq(webhookEvents.id, id));
}

export async function markFailed(
  db: Db,
  id: string,
  { nextTryAt, error }: { nextTryAt: Date; error: string },
): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ nextTryAt, lastError: error, tries: sql`${webhookEvents.tries} + 1` })
    .where(eq(webhookEvents.id, id));
}

export async function dueEvents(db: Db, now: Date, most: number) {
  return db
    .select({
      id: webhookEvents.id,
      type: webhookEvents.type,
      payload: webhookEvents.payload,
      tries: webhookEvents.tries,
    })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.handledAt), lte(webhookEvents.nextTryAt, now)))
    .orderBy(asc(webhookEvents.nextTryAt))
    .limit(most);
}

export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db
    .delete(webhookEvents)
    .where(and(isNotNull(webhookEvents.handledAt), lt(webhookEvents.receivedAt, before)));
}
