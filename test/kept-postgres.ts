import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { projectRoot } from "#server/platform/project-root.ts";
import { startPostgres } from "./postgres-server.ts";

const CACHE = join(projectRoot(), ".cache");
const NOTE = join(CACHE, "kept-postgres.json");

/**
 * The server that a run of tests leaves running, so that the next one need not start and fill its own. The note names
 * its process: whoever ends that gets another server the next time.
 */
export async function keptPostgres(): Promise<string> {
  if (existsSync(NOTE)) {
    const { url } = JSON.parse(readFileSync(NOTE, "utf8")) as { url: string };
    if (await isAnswering(url)) return url;
  }
  const { url, pid } = await startPostgres({ isKept: true });
  mkdirSync(CACHE, { recursive: true });
  // Renamed when it is whole: another run may be reading.
  writeFileSync(`${NOTE}.part`, JSON.stringify({ url, pid }));
  renameSync(`${NOTE}.part`, NOTE);
  return url;
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Every worker of a run names its databases by the run's process. */
export const databasesBegunBy = (process: number) => `datname like 'test\\_${process}\\_%'`;

/** Of runs that were broken off; what is younger than an hour may be in use. */
export const leftDatabases = `datname ~ '^(test|filling)_'
  and (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '1 hour'`;

export async function dropDatabases(url: string, which: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where ${which}`,
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}
