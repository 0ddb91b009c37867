import { basename } from "node:path";
import type { Database, Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import * as rows from "./media-rows.ts";
import { openMediaFolder, type MediaFile, type MediaFolder } from "./media-folder.ts";

/** What a change has come to, and which files nobody needs after it. */
export type Changed<Value> = { value: Value; unneeded?: readonly string[] };

/** The pictures' files, where every process finds them. */
export type Media = {
  /** Nothing when there is no such file. */
  read(url: string): Promise<Buffer | undefined>;
  /**
   * Writes files and what the database says about them, one change at a time: a picture could otherwise be
   * taken in anew between the removal of its row and that of its file. A row never points to a file that is
   * not there; a process that dies in between leaves at most a file that nobody asks for.
   */
  change<Value>(
    files: readonly MediaFile[],
    work: (tx: Db) => Promise<Changed<Value>>,
  ): Promise<Value>;
  /** Makes a file lie where files are served from, if the shop has it. */
  bringNear(name: string): Promise<void>;
  /** What a process that was killed while writing has left. */
  removeUnfinished(): Promise<void>;
};

/** In the data folder with the embedded database; in the database where several processes may share one. */
export async function openMedia(database: Database, dataDir: string): Promise<Media> {
  const folder = openMediaFolder(dataDir);
  return database.isShared ? inDatabase(database.db, folder) : inFolder(database.db, folder);
}

function inFolder(db: Db, folder: MediaFolder): Media {
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: (url) => folder.read(url),
    bringNear: async () => {},
    removeUnfinished: () => folder.removeUnfinished(),
    change(files, work) {
      const turn = last.then(async () => {
        for (const { name, bytes } of files) await folder.write(name, bytes);
        const { value, unneeded = [] } = await inTransaction(db, work);
        for (const url of unneeded) await folder.remove(url);
        return value;
      });
      last = turn.catch(() => {});
      return turn;
    },
  };
}

/** The folder keeps copies of what was asked for here. */
async function inDatabase(db: Db, folder: MediaFolder): Promise<Media> {
  await adopt(db, folder);
  const copy = async (name: string, bytes: Buffer) => {
    // A disk that is full costs time, not the picture.
    await folder.write(name, bytes).catch(() => {});
  };
  return {
    async read(url) {
      const name = basename(url);
      const near = await folder.read(name);
      if (near) return near;
      const bytes = await rows.readFile(db, name);
      if (bytes) await copy(name, bytes);
      return bytes;
    },
    async bringNear(name) {
      if (await folder.has(name)) return;
      const bytes = await rows.readFile(db, name);
      if (bytes) await copy(name, bytes);
    },
    removeUnfinished: () => folder.removeUnfinished(),
    async change(files, work) {
      const { value, unneeded = [] } = await inTransaction(db, async (tx) => {
        await rows.lockFiles(tx);
        await rows.addFiles(tx, files);
        const changed = await work(tx);
        await rows.removeFiles(
          tx,
          (changed.unneeded ?? []).map((url) => basename(url)),
        );
        return changed;
      });
      for (const { name, bytes } of files) await copy(name, bytes);
      for (const url of unneeded) await folder.remove(url);
      return value;
    },
  };
}

/** Pictures of a shop that had them in its folder become everybody's. */
async function adopt(db: Db, folder: MediaFolder): Promise<void> {
  const names = await folder.list();
  for (const name of await rows.missingFiles(db, names)) {
    const bytes = await folder.read(name);
    if (bytes) await rows.addFiles(db, [{ name, bytes }]);
  }
}
