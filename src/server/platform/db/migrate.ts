import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database, Db } from "#server/platform/db/database.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

export type Migration = {
  number: number;
  name: string;
  sql: string;
  checksum: string;
  /** The newest migration of the oldest code that may go on serving once this one has run. */
  servesFrom: number;
};

// Without such a line no older code may.
const SERVES_FROM = /^-- Serves code from (\d{4}) on\.$/m;
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;
// Two shops that start at once on one PostgreSQL must not migrate it together. Any number that is ours.
const MIGRATION_LOCK = 7_300_451;
const NOT_PERMITTED = "42501";

export function readMigrations(folder = join(projectRoot(), "migrations")): Migration[] {
  return readdirSync(folder)
    .filter((file) => FILE_NAME.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const number = Number(file.slice(0, 4));
      return {
        number,
        servesFrom: Number(SERVES_FROM.exec(text)?.[1] ?? number),
        name: file.slice(0, -".sql".length),
        sql: text,
        checksum: createHash("sha256").update(text).digest("hex"),
      };
    });
}

/** One connection, or a whole database of them. */
type Migrated = Pick<Database, "db" | "exec">;
type Options = { migrations?: Migration[]; onBegin?: (migration: Migration) => void };

/** Brings the database to the newest shape and answers the names of the migrations that ran. */
export async function migrate(
  database: Migrated,
  { migrations = readMigrations(), onBegin }: Options = {},
): Promise<string[]> {
  await prepare(database);
  const pending = await pendingMigrations(database, migrations);
  const ran: string[] = [];
  for (const migration of pending) {
    onBegin?.(migration);
    if (await apply(database, migration)) ran.push(migration.name);
  }
  return ran;
}

/** Until the transaction ends, nobody else migrates. */
export async function lockMigrations(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

async function prepare(database: Migrated): Promise<void> {
  try {
    await database.exec(
      `select pg_advisory_xact_lock(${MIGRATION_LOCK});
       create table if not exists schema_migrations (
         number integer primary key, name text not null, checksum text not null,
         applied_at timestamptz not null default now());
       alter table schema_migrations add column if not exists serves_from integer;`,
    );
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_PERMITTED) throw error;
    throw new StartProblem(
      "The account in DATABASE_URL may not create tables in that database. Make it the database's owner.",
    );
  }
}

type AppliedRow = { number: number; checksum: string; serves_from: number };

export function newestOf(migrations: readonly Migration[]): number {
  return Math.max(0, ...migrations.map(({ number }) => number));
}

/** Throws when the database was made by newer code, or by other migrations than these. */
export async function pendingMigrations(
  { db }: Pick<Database, "db">,
  migrations = readMigrations(),
): Promise<Migration[]> {
  const answer = await db.execute(
    sql`select number, checksum, coalesce(serves_from, number) as serves_from
      from schema_migrations order by number`,
  );
  const applied = (answer as { rows: AppliedRow[] }).rows;
  const newest = newestOf(migrations);
  for (const row of applied) {
    const known = migrations.find((migration) => migration.number === row.number);
    if (!known && row.serves_from <= newest) continue;
    if (!known)
      throw new StartProblem(
        "The database is newer than this version of the shop. Start the version that last used it, or a later one.",
      );
    if (known.checksum !== row.checksum)
      throw new StartProblem(
        `Migration ${known.name} has been changed after it ran on this database. Put the file back as it was.`,
      );
  }
  return migrations.filter((one) => !applied.some((row) => row.number === one.number));
}

/** One script is one transaction: the migration and the note that it ran succeed or fail together. */
async function apply(database: Migrated, migration: Migration): Promise<boolean> {
  const { number, name, checksum, servesFrom } = migration;
  try {
    await database.exec(
      `select pg_advisory_xact_lock(${MIGRATION_LOCK});
       insert into schema_migrations (number, name, checksum, serves_from)
         values (${number}, '${name}', '${checksum}', ${servesFrom});
       ${migration.sql}`,
    );
    return true;
  } catch (error) {
    // Another start was faster; the lock made this one wait until it had finished.
    if ((error as { constraint?: string }).constraint === "schema_migrations_pkey") return false;
    throw error;
  }
}
