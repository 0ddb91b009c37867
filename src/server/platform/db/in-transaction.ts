import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Db } from "#server/platform/db/database.ts";
import { transactOnConnection } from "#server/platform/db/on-connection.ts";
import { isRetryable } from "#server/platform/db/refused-write.ts";

const MOST_TRIES = 8;
/** Times the number of tries: those who met crosswise must not meet again at once. */
const LONGEST_PAUSE_MS = 30;

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
      await sleep(Math.random() * LONGEST_PAUSE_MS * tries);
    }
  }
}

function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const { $client } = db as Db & { $client?: unknown };
  if ($client instanceof pg.Pool) return transactOnConnection($client, work);
  // Beginning anew on a connection would end what is under way there, and keep its half.
  if ($client instanceof pg.Client) throw new Error("a transaction inside a transaction");
  return db.transaction(work);
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
