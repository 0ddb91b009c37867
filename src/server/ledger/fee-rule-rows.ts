import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { settings } from "#server/platform/db/tables/settings.ts";

const KEY = "cancellationFeeHasVat";

export type FeeRule = { hasVat: boolean };

/** Whether what is kept of a cancelled booking bears VAT: no, until an administrator says so. */
export async function readFeeRule(db: Db): Promise<FeeRule> {
  const rows = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, KEY));
  return { hasVat: rows[0]?.value === "true" };
}

export async function writeFeeRule(db: Db, { hasVat }: FeeRule, now: Date): Promise<void> {
  const value = String(hasVat);
  await db
    .insert(settings)
    .values({ key: KEY, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
}
