import { constants } from "node:fs";
import { copyFile, cp, link, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#server/platform/db/database.ts";
import { openMediaFolder } from "#server/uploads/media-folder.ts";

/** Where `npm run backup` works, and holds a lock while it does. */
export const backupFolder = (dataDir: string) => join(dataDir, "backup");
/** A data folder within, as far as a backup needs one. */
export const copyFolder = (dataDir: string) => join(backupFolder(dataDir), "copy");

/**
 * Copies what a running shop with the embedded database knows at one moment. The shop waits for as long as the
 * copying of files takes and no longer; the backup is then made of the copy, at leisure.
 */
export async function copyShop(
  pauseFor: NonNullable<Database["pauseFor"]>,
  dataDir: string,
): Promise<void> {
  const to = copyFolder(dataDir);
  await rm(to, { recursive: true, force: true });
  await mkdir(join(to, "media"), { recursive: true, mode: 0o700 });
  await pauseFor(async () => {
    await cp(join(dataDir, "database"), join(to, "database"), {
      recursive: true,
      // Costs neither time nor space where the disk can share what is the same.
      mode: constants.COPYFILE_FICLONE,
    });
    // A row never points to a file that is not there. A file is never changed, so that a second name is a copy.
    for (const name of await openMediaFolder(dataDir).list()) {
      const [from, copy] = [join(dataDir, "media", name), join(to, "media", name)];
      await link(from, copy).catch(() => copyFile(from, copy));
    }
  });
}
