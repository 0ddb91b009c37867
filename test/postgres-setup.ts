import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/db/migrate.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { TEMPLATE } from "./template.ts";
import { startPostgres } from "./postgres-server.ts";

/** One server for the run, with a migrated database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = await openPostgres(
    Object.assign(new URL(server.url), { pathname: `/${TEMPLATE}` }).href,
  );
  await migrate(template);
  await template.close();
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
