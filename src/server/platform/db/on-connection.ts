import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db } from "#server/platform/db/database.ts";

const known = new WeakMap<pg.PoolClient, Db>();

/**
 * A transaction on a connection of the pool. A connection keeps its drizzle as long as it lives, and so
 * what was prepared in one transaction is prepared in the next.
 */
export async function transactOnConnection<T>(
  pool: pg.Pool,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const tx = drizzleOf(client);
  let broken: Error | undefined;
  try {
    // Sent ahead of the first statement and not waited for by itself.
    const begun = client.query("begin");
    const [result] = await Promise.all([work(tx), begun]);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((cause: Error) => (broken = cause));
    throw error;
  } finally {
    // A connection that cannot even roll back is not given to anybody else.
    client.release(broken);
  }
}

function drizzleOf(client: pg.PoolClient): Db {
  const kept = known.get(client);
  if (kept) return kept;
  // The statement under way tells that the server cut the connection; unheard, this would end the shop.
  client.on("error", () => {});
  const made = drizzle(client, { casing: "snake_case" });
  known.set(client, made);
  return made;
}
