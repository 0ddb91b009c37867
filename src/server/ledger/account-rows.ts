import { eq } from "drizzle-orm";
import { yieldAccounts } from "#domain/bookkeeping/yield-accounts.ts";
import { DEFAULT_ACCOUNTS, type Accounts, type LinePurpose } from "#domain/bookkeeping/voucher.ts";
import type { Db } from "#server/platform/db/database.ts";
import { settings } from "#server/platform/db/tables/settings.ts";

const KEY = "ledgerAccounts";

/** The shop's accounts, the usual ones until an administrator chooses others. */
export async function readAccounts(db: Db): Promise<Accounts> {
  const rows = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, KEY));
  const chosen = rows[0] ? (JSON.parse(rows[0].value) as Partial<Accounts>) : {};
  // What the shop came with gives way to what somebody chose before there was such a purpose.
  return yieldAccounts({ ...DEFAULT_ACCOUNTS, ...chosen }, Object.keys(chosen) as LinePurpose[]);
}

/** Whoever chooses accounts waits for whoever is choosing them, and then reads what they chose. */
export async function lockAccounts(tx: Db): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, value: "{}", updatedAt: new Date(0) })
    .onConflictDoNothing({ target: settings.key });
  await tx.select({ id: settings.id }).from(settings).where(eq(settings.key, KEY)).for("update");
}

export async function writeAccounts(db: Db, accounts: Accounts, now: Date): Promise<void> {
  const value = JSON.stringify(accounts);
  await db
    .insert(settings)
    .values({ key: KEY, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
}
