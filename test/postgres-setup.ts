import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/db/migrate.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { databasesBegunBy, dropDatabases, keptPostgres, leftDatabases } from "./kept-postgres.ts";
import { startPostgres } from "./postgres-server.ts";
import { TEMPLATE } from "./template.ts";

/** A server with a migrated database that each test file copies: of this run alone, or kept for the next. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isKept = process.env["KEPT_POSTGRES"] === "1";
  const server = isKept ? undefined : await startPostgres();
  const url = server?.url ?? (await keptPostgres());
  if (isKept) await dropDatabases(url, leftDatabases);
  await fillTemplate(url);
  project.provide("postgresUrl", url);
  return async () => {
    if (server) await server.stop();
    else await dropDatabases(url, databasesBegunBy(process.pid));
  };
}

async function fillTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const filled = () => admin.query("select from pg_database where datname = $1", [TEMPLATE]);
  if ((await filled()).rowCount === 0) {
    const name = `filling_${process.pid}`;
    await admin.query(`create database ${name}`);
    const template = await openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href);
    await migrate(template);
    await template.close();
    // Named when it is whole; another run may have been faster.
    if ((await filled()).rowCount === 0)
      await admin.query(`alter database ${name} rename to ${TEMPLATE}`);
    else await admin.query(`drop database ${name}`);
  }
  await admin.end();
}
