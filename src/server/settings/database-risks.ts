import { sql } from "drizzle-orm";
import { switchedOff, type KeepingSetting } from "#domain/shop/power-cut.ts";
import type { Db } from "#server/platform/db/database.ts";

/** What the database tells of itself now: it may be configured anew while the shop runs. */
export async function databaseRisks(db: Db, cards: { isTest: boolean }): Promise<KeepingSetting[]> {
  const answer = await db.execute(
    sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit`,
  );
  const [given] = (answer as { rows: Record<KeepingSetting, string>[] }).rows;
  return given ? switchedOff(given, cards) : [];
}
