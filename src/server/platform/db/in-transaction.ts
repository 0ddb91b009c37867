import pg from "pg";
import type { Db } from "#server/platform/db/database.ts";
import { transactOnConnection } from "#server/platform/db/on-connection.ts";
import { isRetryable } from "#server/platform/db/refused-write.ts";

const MOST_TRIES = 5;

/**
 * Runs `work` in a transaction, again when the database broke it off in favour of another one. A result
 * that is a problem takes back what was written. No network call inside: on the embedded database it
 * would stop the whole shop.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact(db, async (tx) => {
        const result = await work(tx);
        if (isProblem(result)) throw new TakeBack(result);
        return result;
      });
    } catch (error) {
      if (error instanceof TakeBack) return error.result as T;
      if (tries >= MOST_TRIES || !isRetryable(error)) throw error;
    }
  }
}

function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const { $client } = db as Db & { $client?: unknown };
  return $client instanceof pg.Pool ? transactOnConnection($client, work) : db.transaction(work);
}

/** Never leaves this file: the way to make a transaction end without its writes. */
class TakeBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("taken back");
    this.result = result;
  }
}

function isProblem(result: unknown): boolean {
  return typeof result === "object" && result !== null && "ok" in result && result.ok === false;
}
