import { inArray } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { settings } from "#server/platform/db/tables/settings.ts";

export async function readSettings(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function writeSetting(tx: Db, key: string, value: string, now: Date): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
}
