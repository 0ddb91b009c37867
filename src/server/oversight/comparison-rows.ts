import { eq } from "drizzle-orm";
import type { Difference } from "#domain/payments/compare-payment.ts";
import type { Db } from "#server/platform/db/database.ts";
import { settings } from "#server/platform/db/tables/settings.ts";

const KEY = "lastComparison";

export type Comparison = { at: string; differences: Difference[] };

export async function readComparison(db: Db): Promise<Comparison | undefined> {
  const rows = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, KEY));
  return rows[0] && (JSON.parse(rows[0].value) as Comparison);
}

export async function writeComparison(
  db: Db,
  { now, differences }: { now: Date; differences: Difference[] },
): Promise<void> {
  const value = JSON.stringify({ at: now.toISOString(), differences } satisfies Comparison);
  await db
    .insert(settings)
    .values({ key: KEY, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
}
