import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backupFolder, copyFolder } from "#server/backup/copy-shop.ts";
import { showProgress } from "#server/backup/progress.ts";
import { filesInDatabase, filesInFolder, type StoredFiles } from "#server/backup/stored-files.ts";
import { expectNoFile, writeBackup } from "#server/backup/write-backup.ts";
import { loadEnvironment, readConfig, type Config } from "#server/platform/config.ts";
import { lockDataFolder } from "#server/platform/data-folder-lock.ts";
import { connectPostgres, type OneConnection } from "#server/platform/db/one-connection.ts";
import { openEmbedded } from "#server/platform/db/open-database.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { askRunningShop } from "./ask-running-shop.ts";
import { inWords } from "./in-words.ts";

type Source = { connection: OneConnection; files: StoredFiles; close(): Promise<void> };

/** `npm run backup -- FILE`: everything the shop knows at one moment, whether it runs or not. */
export async function main(args = process.argv.slice(2)): Promise<void> {
  await inWords(async () => {
    const [given, ...others] = args;
    if (!given || given.startsWith("-") || others.length > 0)
      throw new StartProblem("Say where to: npm run backup -- FILE");
    // npm runs commands in the project's folder, whoever called from wherever.
    const path = resolve(process.env["INIT_CWD"] ?? ".", given);
    await expectNoFile(path);
    const config = readConfig(loadEnvironment(projectRoot(), process.env));
    const source = await openSource(config);
    const progress = showProgress("Writing");
    try {
      const { header, size } = await writeBackup(source, path, { progress, signal: whenTold() });
      progress.done();
      const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `✓ ${path}: ${rows} rows and ${header.files.count} pictures, ${(size / 1e6).toFixed(1)} MB.`,
      );
    } finally {
      await source.close();
    }
  });
}

/** Ctrl-C leaves neither half a file nor a copy behind. */
function whenTold(): AbortSignal {
  const goodbye = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => goodbye.abort());
  return goodbye.signal;
}

function openSource(config: Config): Promise<Source> {
  return config.DATABASE_URL ? ofPostgres(config.DATABASE_URL) : ofEmbedded(config.DATA_DIR);
}

async function ofPostgres(url: string): Promise<Source> {
  const connection = await connectPostgres(url);
  return { connection, files: filesInDatabase(connection.db), close: () => connection.close() };
}

/** Of the running shop a copy of one moment; of a stopped one the data folder itself. */
async function ofEmbedded(dataDir: string): Promise<Source> {
  if (!existsSync(join(dataDir, "database")))
    throw new StartProblem(`There is no shop in ${dataDir} yet. No backup has been made.`);
  const turn = await lockDataFolder(backupFolder(dataDir)).catch(() => {
    throw new StartProblem("Another backup of this shop is being made. Wait until it is done.");
  });
  const clear = async () => {
    await rm(copyFolder(dataDir), { recursive: true, force: true });
    await turn.release();
  };
  try {
    const answer = await askRunningShop(dataDir, "/api/backup/copy");
    if (answer && !answer.ok)
      throw new StartProblem(`The running shop did not answer as expected: ${answer.status}.`);
    const lock = answer ? undefined : await lockDataFolder(dataDir);
    const folder = answer ? copyFolder(dataDir) : dataDir;
    const connection = await openEmbedded(folder);
    const close = async () => {
      await connection.close();
      await lock?.release();
      await clear();
    };
    return { connection, files: filesInFolder(folder), close };
  } catch (error) {
    await clear();
    throw error;
  }
}
