import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";

/** Posting and closing a month meet here; the database's own triggers take the same lock. */
export async function lockBooks(tx: Db): Promise<void> {
  await tx.execute(sql`select lock_books(false)`);
}

/** Waits for every voucher that is being written, and holds back the next ones until the month is closed. */
export async function lockBooksForClosing(tx: Db): Promise<void> {
  await tx.execute(sql`select lock_books(true)`);
}
