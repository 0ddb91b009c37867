import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import type { OneConnection } from "#server/platform/db/one-connection.ts";
import { lockMigrations, migrate, readMigrations } from "#server/platform/db/migrate.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { readBackup, type BackupHeader, type BackupPart, type BackupTable } from "./backup-file.ts";
import { dropEverything, takeGuardsAway } from "./emptied-database.ts";
import type { ToldProgress } from "./progress.ts";
import type { StoredFiles } from "./stored-files.ts";
import * as rows from "./table-rows.ts";

type Target = { connection: OneConnection; files: StoredFiles };
type Options = { mayReplace: boolean; progress: ToldProgress };

/** Reads the whole backup once and touches nothing: what is damaged, foreign or too new ends here. */
export async function checkBackup(path: string, progress: ToldProgress): Promise<BackupHeader> {
  let found: BackupHeader | undefined;
  for await (const part of readBackup(path)) {
    if (part.kind === "rows") progress.rows(part.lines.length);
    else if (part.kind === "file") progress.bytes(part.file.bytes.length);
    else {
      found = part.header;
      expectKnownMigrations(path, found);
      progress.of(found);
    }
  }
  return found!;
}

function expectKnownMigrations(path: string, { migrations }: BackupHeader): void {
  const known = new Map(readMigrations().map((one) => [one.number, one]));
  for (const { number, name, checksum } of migrations) {
    const own = known.get(number);
    if (!own)
      throw new StartProblem(
        `${path} was made by a newer version of the shop (it has ${name}). Restore it with that version, or a later one.`,
      );
    if (own.checksum !== checksum)
      throw new StartProblem(
        `${path} was made with another ${name} than this version has. Put the file in migrations back as it was.`,
      );
  }
}

/**
 * Puts a checked backup in the place of what the database holds, in one transaction: whoever breaks it off
 * leaves everything as it was. It is laid out in the shape it was made in, and then brought to today's.
 */
export async function restoreBackup(
  { connection, files }: Target,
  path: string,
  { mayReplace, progress }: Options,
): Promise<void> {
  const { db } = connection;
  await db.execute(sql`begin`);
  let names: ReadonlySet<string>;
  try {
    await expectNoOther(connection);
    // A shop that starts meanwhile waits here, and finds the restored one.
    await lockMigrations(db);
    await expectNobody(connection);
    await expectEmpty(connection, mayReplace);
    const before = await rows.publicVersion(db);
    await dropEverything(db);
    names = await fill({ connection, files }, path, progress);
    await rows.raisePublicVersion(db, before);
    await db.execute(sql`commit`);
  } catch (error) {
    await db.execute(sql`rollback`).catch(() => {});
    throw error;
  }
  await files.keepOnly(names);
  await db.execute(sql`analyze`);
}

/** Answers the names of the files. */
async function fill(
  { connection, files }: Target,
  path: string,
  progress: ToldProgress,
): Promise<Set<string>> {
  const { db } = connection;
  const parts = readBackup(path);
  const { header } = await firstOf(parts);
  progress.of(header);
  const numbers = new Set(header.migrations.map(({ number }) => number));
  await migrate(connection, {
    migrations: readMigrations().filter(({ number }) => numbers.has(number)),
  });
  await db.execute(sql`delete from schema_migrations`);
  const guards = await takeGuardsAway(db);
  const bringUpToDate = once(async () => {
    await guards.putBack();
    await rows.setLastNumbers(db, header.numbers);
    await migrate(connection);
  });
  const insert = insertInto(db);
  const names = new Set<string>();
  for await (const part of parts) {
    if (part.kind === "rows") {
      await insert(part.table, part.lines);
      progress.rows(part.lines.length);
    }
    if (part.kind === "file") {
      // An older shop had no table for files.
      await bringUpToDate();
      await files.add(part.file);
      names.add(part.file.name);
      progress.bytes(part.file.bytes.length);
    }
  }
  await bringUpToDate();
  return names;
}

async function firstOf(parts: AsyncGenerator<BackupPart>) {
  const first = await parts.next();
  if (first.done || first.value.kind !== "header")
    throw new Error("a backup begins with its header");
  return first.value;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

function insertInto(db: Db) {
  const types = new Map<string, rows.ColumnTypes>();
  return async (table: BackupTable, lines: readonly string[]) => {
    const known = types.get(table.name) ?? (await rows.columnTypes(db, table.name));
    types.set(table.name, known);
    await rows.insertRows(db, table, known, lines);
  };
}

/** A shop that runs on the embedded database holds its folder's lock; on PostgreSQL its connections tell. */
async function expectNobody({ db, isShared }: OneConnection): Promise<void> {
  if (isShared && (await rows.isShopConnected(db)))
    throw new StartProblem(
      "The shop is running on this database. Stop all of its processes first; nothing has been changed.",
    );
}

/** On the embedded database the lock on its folder has refused them. */
async function expectNoOther({ db, isShared }: OneConnection): Promise<void> {
  if (isShared && !(await rows.lockRestores(db)))
    throw new StartProblem(
      "Another restore into this database is under way. Wait until it is done; nothing has been changed.",
    );
}

async function expectEmpty({ db }: OneConnection, mayReplace: boolean): Promise<void> {
  const tables = await rows.listTables(db);
  if (tables.length > 0 && !tables.some(({ name }) => name === "schema_migrations"))
    throw new StartProblem(
      "The database holds tables of something else than the shop. Choose another; nothing has been changed.",
    );
  const count = rows.rowsThatCount(tables);
  if (count > 0 && !mayReplace)
    throw new StartProblem(
      `The database is not empty: it holds ${count} rows. Add --replace to put the backup in their place; nothing has been changed.`,
    );
}
