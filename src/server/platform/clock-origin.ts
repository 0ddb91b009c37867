import { sql } from "drizzle-orm";
import { systemClock, type Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/db/database.ts";

/**
 * The shop's clock. One that was moved shows the same in all processes on a database: it was moved when the
 * first of them came, and those that come later find out when that was.
 */
export async function clockOf(
  { db, isShared }: Database,
  startAt: Date | undefined,
): Promise<Clock> {
  if (!startAt || !isShared) return systemClock(startAt);
  const wanted = startAt.toISOString();
  await db.execute(sql`
    insert into clock_origin as known (wanted, machine_at) values (${wanted}, ${new Date().toISOString()})
    on conflict (only_row) do update set wanted = excluded.wanted, machine_at = excluded.machine_at
    where known.wanted <> excluded.wanted`);
  const answer = await db.execute(sql`select machine_at::text as since from clock_origin`);
  const since = new Date((answer as { rows: { since: string }[] }).rows[0]?.since ?? 0);
  return systemClock(new Date(startAt.getTime() + Date.now() - since.getTime()));
}
