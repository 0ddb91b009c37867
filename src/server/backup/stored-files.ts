import { stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "#server/platform/db/database.ts";
import { openMediaFolder } from "#server/uploads/media-folder.ts";
import type { BackupHeader, StoredFile } from "./backup-file.ts";
import * as rows from "./table-rows.ts";

/** The pictures' files, wherever they are kept. */
export type StoredFiles = {
  count(): Promise<BackupHeader["files"]>;
  each(): AsyncIterable<StoredFile>;
  add(file: StoredFile): Promise<void>;
  /** Once the new ones count: forgets those that are not among them. */
  keepOnly(names: ReadonlySet<string>): Promise<void>;
};

export function filesInDatabase(db: Db): StoredFiles {
  return {
    // A shop of before files were kept here has none.
    count: async () =>
      (await rows.hasTable(db, "media_files")) ? rows.countFiles(db) : { count: 0, bytes: 0 },
    each: () => rows.readFiles(db),
    add: (file) => rows.insertFile(db, file),
    keepOnly: async () => {},
  };
}

/** Beside the embedded database, in the same data folder. */
export function filesInFolder(dataDir: string): StoredFiles {
  const folder = openMediaFolder(dataDir);
  const pathOf = (name: string) => join(dataDir, "media", name);
  return {
    async count() {
      const names = await folder.list();
      let bytes = 0;
      for (const name of names) bytes += (await stat(pathOf(name))).size;
      return { count: names.length, bytes };
    },
    async *each() {
      for (const name of await folder.list()) {
        const bytes = await folder.read(name);
        if (!bytes) throw new Error(`the file ${name} is gone`);
        const { mtime } = await stat(pathOf(name));
        yield { name, isPrivate: false, at: mtime.toISOString(), bytes };
      }
    },
    async add({ name, isPrivate, at, bytes }) {
      if (isPrivate) throw new Error(`the file ${name} is not for the public`);
      await folder.write(name, bytes);
      await utimes(pathOf(name), new Date(at), new Date(at));
    },
    async keepOnly(names) {
      for (const name of await folder.list()) if (!names.has(name)) await folder.remove(name);
    },
  };
}
