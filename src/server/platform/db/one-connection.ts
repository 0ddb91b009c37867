import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { COMMAND_NAME } from "#server/platform/db/connection-names.ts";
import type { Database } from "#server/platform/db/database.ts";
import { unreachable } from "#server/platform/db/open-database.ts";

/** A single connection, on which a transaction is begun and ended by hand. */
export type OneConnection = Pick<Database, "db" | "exec" | "close" | "isShared">;

/** For work on the whole database, which takes the time it takes. */
export async function connectPostgres(url: string): Promise<OneConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: COMMAND_NAME,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
  });
  // The statement under way tells that the server cut the connection.
  client.on("error", () => {});
  await client.connect().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
  return {
    db: drizzle(client, { casing: "snake_case" }),
    isShared: true,
    exec: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  };
}
