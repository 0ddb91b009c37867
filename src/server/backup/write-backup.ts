import { createWriteStream } from "node:fs";
import { link, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { randomUUID } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { OneConnection } from "#server/platform/db/one-connection.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { fileLine, sealed, type BackupHeader } from "./backup-file.ts";
import type { Progress, ToldProgress } from "./progress.ts";
import type { StoredFiles } from "./stored-files.ts";
import * as rows from "./table-rows.ts";

// Twice as fast as the usual, and a tenth larger.
const COMPRESSION = { level: 4 };

type Source = { connection: OneConnection; files: StoredFiles };
export type Written = { header: BackupHeader; size: number };

/**
 * Writes everything the shop knows at one moment to a new file. It gets its name when it is whole and on the
 * disk; until then, and when anything goes wrong, there is no such file.
 */
export async function writeBackup(
  { connection, files }: Source,
  path: string,
  { progress, signal }: { progress: ToldProgress; signal?: AbortSignal },
): Promise<Written> {
  const { db } = connection;
  if (!(await rows.hasTable(db, "schema_migrations")))
    throw new StartProblem("There is no shop in this database yet. No backup has been made.");
  await db.execute(sql`begin isolation level repeatable read, read only`);
  const header = await describe({ connection, files });
  progress.of(header);
  const aside = `${path}.${randomUUID().slice(0, 8)}.part`;
  try {
    await pipeline(
      sealed(everything({ connection, files }, header, progress)),
      createGzip(COMPRESSION),
      createWriteStream(aside, { flags: "wx", mode: 0o600, flush: true }),
      { ...(signal && { signal }) },
    );
    await giveName(aside, path);
  } catch (error) {
    throw inWords(error, path);
  } finally {
    await rm(aside, { force: true });
    await db.execute(sql`rollback`);
  }
  return { header, size: (await stat(path)).size };
}

async function describe({ connection: { db }, files }: Source): Promise<BackupHeader> {
  return {
    shop: "norrvidd",
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await rows.appliedMigrations(db),
    tables: rows.withoutFiles(await rows.listTables(db)),
    numbers: await rows.lastNumbers(db),
    files: await files.count(),
  };
}

async function* everything(
  { connection: { db }, files }: Source,
  header: BackupHeader,
  progress: Progress,
): AsyncGenerator<string[]> {
  yield [JSON.stringify(header)];
  for (const table of header.tables)
    for await (const lines of rows.readRows(db, table)) {
      yield lines;
      progress.rows(lines.length);
    }
  if (header.files.count === 0) return;
  for await (const file of files.each()) {
    yield [fileLine(file)];
    progress.bytes(file.bytes.length);
  }
}

/** Never in the place of another file, not even of one that came meanwhile. */
async function giveName(aside: string, path: string): Promise<void> {
  await link(aside, path);
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export async function expectNoFile(path: string): Promise<void> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw taken(path);
  const hasFolder = await stat(dirname(path)).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!hasFolder)
    throw new StartProblem(`There is no folder ${dirname(path)} to write a backup to.`);
}

const taken = (path: string) =>
  new StartProblem(`${path} exists already and is left as it is. Choose another name.`);

function inWords(error: unknown, path: string): unknown {
  const { code, name } = error as NodeJS.ErrnoException;
  if (name === "AbortError") return new StartProblem("Broken off. No backup has been made.");
  if (code === "EEXIST") return taken(path);
  if (code === "ENOSPC")
    return new StartProblem(`The disk of ${path} is full. No backup has been made.`);
  if (code === "EACCES" || code === "EROFS" || code === "EPERM")
    return new StartProblem(`${path} may not be written by this user. No backup has been made.`);
  return error;
}
