import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { SHOP_NAME } from "#server/platform/db/connection-names.ts";
import type { Database, Db } from "#server/platform/db/database.ts";
import {
  heardVersion,
  READ_VERSION,
  VERSION_CHANNEL,
  type Hear,
} from "#server/platform/db/public-version.ts";
import { openDurably } from "#server/platform/db/open-durably.ts";
import { RememberingClient } from "#server/platform/db/remembering-client.ts";
import { listenForVersions } from "#server/platform/db/version-listener.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

/** Opens the embedded database in its folder. The caller holds the lock on that folder. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, "database");
  // What customers have told us is nobody else's on this machine; the files themselves are made with fewer cares.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  try {
    return overPglite(await openDurably(folder));
  } catch (cause) {
    throw new StartProblem(
      `The embedded database in ${folder} could not be opened. Restore a backup, or move the folder away to begin anew.`,
      { cause },
    );
  }
}

export function overPglite(client: PGlite): Database {
  const db: Db = drizzlePglite(client, { casing: "snake_case" });
  const version = heardVersion({
    ask: async () =>
      Number((await client.query<{ version: string }>(READ_VERSION)).rows[0]?.version),
    listen: (hear) => client.listen(VERSION_CHANNEL, (told) => hear.told(Number(told))),
    isAlwaysTold: true,
  });
  return {
    db,
    isShared: false,
    publicVersion: version,
    pauseFor: (work) => client.runExclusive(work),
    exec: async (sql) => void (await client.exec(sql)),
    close: async () => {
      await version.close();
      await client.close();
    },
  };
}

/**
 * Every wait has an end. The server ends what takes too long; where it has fallen silent itself, the driver
 * does, a little later. Ten seconds of silence cost nobody an answer.
 */
const PATIENCE = {
  connectionTimeoutMillis: 15_000,
  statement_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 15_000,
  keepAlive: true,
};

/**
 * Every question is about few rows out of many. A planner that takes reading by index for dear reads whole tables
 * for them, and one that compiles its plan first is done later than the answer could be.
 */
const PLANNING = "set jit = off; set random_page_cost = 1.1";

const A_DAY_MS = 86_400_000;

export async function openPostgres(url: string): Promise<Database> {
  const publicVersion = heardVersion({
    ask: async () => {
      const { rows } = await pool.query<{ version: string }>(READ_VERSION);
      return Number(rows[0]?.version);
    },
    listen: async (hear) => listenForVersions(url, hear),
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: SHOP_NAME,
    ...PATIENCE,
    // Statements that do not wait for each other are sent without waiting, see `together.ts`.
    pipeline: true,
    Client: RememberingClient,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its type does not tell
    onConnect: (client) => hearOwnWrites(client, publicVersion.hear),
  });
  // An idle connection may be cut by the server; the pool replaces it, and the next query tells if it cannot.
  pool.on("error", () => {});
  const version = await serverVersion(pool).catch(async (cause: unknown) => {
    await pool.end();
    throw unreachable(cause);
  });
  if (version < 150_000) {
    await pool.end();
    throw new StartProblem("The database named by DATABASE_URL is older than PostgreSQL 15.");
  }
  const db: Db = drizzleNodePostgres(pool, { casing: "snake_case" });
  return {
    db,
    isShared: true,
    publicVersion,
    // Migrations take the time they take.
    exec: async (sql) => {
      const text = `set local statement_timeout = 0; ${sql}`;
      await pool.query({ text, query_timeout: A_DAY_MS } as pg.QueryConfig);
    },
    close: async () => {
      await publicVersion.close();
      await pool.end();
    },
  };
}

/** A connection that listens is told of what it has written itself before its commit is answered. */
async function hearOwnWrites(client: pg.ClientBase, hear: Hear): Promise<void> {
  client.on("notification", ({ payload }) => hear.told(Number(payload)));
  await client.query(`${PLANNING}; listen ${VERSION_CHANNEL}`);
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  const answer = await pool.query<{ server_version_num: string }>("show server_version_num");
  return Number(answer.rows[0]?.server_version_num);
}

export function unreachable(cause: unknown): StartProblem {
  return new StartProblem(
    `The database named by DATABASE_URL cannot be reached (${reason(cause)}). Check the address and that PostgreSQL is running.`,
  );
}

/** The error's code only: its message may hold the address with its password. */
function reason(cause: unknown): string {
  const code = (cause as { code?: unknown }).code;
  return typeof code === "string" ? code : "no answer";
}
