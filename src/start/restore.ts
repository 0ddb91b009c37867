import { access, constants } from "node:fs/promises";
import { resolve } from "node:path";
import { showProgress } from "#server/backup/progress.ts";
import { checkBackup, restoreBackup } from "#server/backup/restore-backup.ts";
import { filesInDatabase, filesInFolder, type StoredFiles } from "#server/backup/stored-files.ts";
import { loadEnvironment, readConfig, type Config } from "#server/platform/config.ts";
import { lockDataFolder } from "#server/platform/data-folder-lock.ts";
import { connectPostgres, type OneConnection } from "#server/platform/db/one-connection.ts";
import { openEmbedded } from "#server/platform/db/open-database.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { inWords } from "./in-words.ts";

const REPLACE = "--replace";

type Target = { connection: OneConnection; files: StoredFiles; close(): Promise<void> };

/** `npm run restore -- FILE`: a backup into an empty database, or in the place of what is there. */
export async function main(args = process.argv.slice(2)): Promise<void> {
  await inWords(async () => {
    const [given, ...others] = args.filter((one) => one !== REPLACE);
    if (!given || given.startsWith("-") || others.length > 0)
      throw new StartProblem(`Say what: npm run restore -- FILE, or FILE ${REPLACE}`);
    const path = resolve(process.env["INIT_CWD"] ?? ".", given);
    await access(path, constants.R_OK).catch(() => {
      throw new StartProblem(`There is no file ${path} that can be read.`);
    });
    const config = readConfig(loadEnvironment(projectRoot(), process.env));

    const checking = showProgress("Checking");
    const header = await checkBackup(path, checking);
    checking.done();
    const target = await openTarget(config);
    const restoring = showProgress("Restoring");
    try {
      await restoreBackup(target, path, {
        mayReplace: args.includes(REPLACE),
        progress: restoring,
      });
    } finally {
      await target.close();
    }
    restoring.done();
    console.log(
      `✓ The shop is as it was ${header.madeAt}. Start it; npm run reconcile tells what the card provider has heard since.`,
    );
  });
}

async function openTarget(config: Config): Promise<Target> {
  if (config.DATABASE_URL) {
    const connection = await connectPostgres(config.DATABASE_URL);
    return { connection, files: filesInDatabase(connection.db), close: () => connection.close() };
  }
  const lock = await lockDataFolder(config.DATA_DIR);
  try {
    const connection = await openEmbedded(config.DATA_DIR);
    const close = async () => {
      await connection.close();
      await lock.release();
    };
    return { connection, files: filesInFolder(config.DATA_DIR), close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
