import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { openPostgres, overPglite } from "#server/platform/db/open-database.ts";
import { refuseDbInTransactions } from "./only-tx.ts";
import { TEMPLATE } from "./template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** File with a migrated embedded database, when this run tests that one. */
    snapshotFile?: string;
    /** Server with a migrated template database, when this run tests PostgreSQL. */
    postgresUrl?: string;
  }
}

/** A fresh, migrated database of the kind this run tests. */
export async function openTestDatabase(): Promise<Database> {
  const snapshotFile = inject("snapshotFile");
  if (snapshotFile !== undefined) return openEmbeddedCopy(snapshotFile);
  const database = await openPostgres(await createTestDatabase(TEMPLATE));
  refuseDbInTransactions(database.db);
  return database;
}

/** An empty database, for tests of the migrations themselves. */
export async function openEmptyDatabase(): Promise<Database> {
  if (inject("snapshotFile") !== undefined) return overPglite(await PGlite.create());
  return openPostgres(await createTestDatabase("template0"));
}

type EmbeddedCopy = { client: PGlite; shape: string };

/** Databases that earlier files of this worker have given back, emptied. */
const idle: EmbeddedCopy[] = [];

/** To start an embedded database takes a second of processor time, to empty one a few hundredths. */
async function openEmbeddedCopy(snapshotFile: string): Promise<Database> {
  const copy = idle.pop() ?? (await startCopy(snapshotFile));
  return { ...overPglite(copy.client), close: () => giveBack(copy) };
}

async function startCopy(snapshotFile: string): Promise<EmbeddedCopy> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(snapshotFile)]) });
  return { client, shape: await shapeOf(client) };
}

/** What a test has left behind in the schema cannot be emptied: such a database serves nobody else. */
async function giveBack(copy: EmbeddedCopy): Promise<void> {
  if ((await shapeOf(copy.client)) !== copy.shape) return copy.client.close();
  await emptyAll(copy.client);
  idle.push(copy);
}

/** Tables, functions, triggers and constraints, and whether they are in force. */
async function shapeOf(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select md5(string_agg(part, ',' order by part)) as shape from (
      select oid::text || relname::text from pg_class where relnamespace = 'public'::regnamespace
      union all select oid::text || prosrc from pg_proc where pronamespace = 'public'::regnamespace
      union all select oid::text || tgenabled::text from pg_trigger
      union all select oid::text || convalidated::text from pg_constraint
    ) as parts(part)`);
  return rows[0]?.shape ?? "";
}

/** As the migrations left it: they fill no table but the list of themselves. */
async function emptyAll(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ names: string }>(`
    select string_agg(format('%I', relname), ', ') as names from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migrations'`);
  // Without the triggers that refuse to forget anything.
  await client.exec(`
    set session_replication_role = replica;
    truncate ${rows[0]?.names} restart identity;
    set session_replication_role = default`);
  // Lets go of the files, which lie in memory.
  await client.exec("checkpoint");
}

export async function createTestDatabase(template: string): Promise<string> {
  const server = inject("postgresUrl");
  if (server === undefined) throw new Error("this test needs the PostgreSQL of the test run");
  const name = `test_${process.ppid}_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  // Page by page through the log takes half as much time again.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
