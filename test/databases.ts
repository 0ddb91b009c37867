import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { openPostgres, overPglite } from "#server/platform/db/open-database.ts";
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
  if (snapshotFile !== undefined) {
    return overPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(snapshotFile)]) }));
  }
  return openPostgres(await createTestDatabase(TEMPLATE));
}

/** An empty database, for tests of the migrations themselves. */
export async function openEmptyDatabase(): Promise<Database> {
  if (inject("snapshotFile") !== undefined) return overPglite(await PGlite.create());
  return openPostgres(await createTestDatabase("template0"));
}

export async function createTestDatabase(template: string): Promise<string> {
  const server = inject("postgresUrl");
  if (server === undefined) throw new Error("this test needs the PostgreSQL of the test run");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
