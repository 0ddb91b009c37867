import type { Db } from "#server/platform/db/database.ts";
import { isRetryable } from "#server/platform/db/refused-write.ts";

const MOST_TRIES = 5;

/**
 * Runs `work` in a transaction, again when the database broke it off in favour of another one.
 * No network call inside: on the embedded database it would stop the whole shop.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (tries >= MOST_TRIES || !isRetryable(error)) throw error;
    }
  }
}
