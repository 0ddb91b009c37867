import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";

const UNFINISHED = ".part";
const UNFINISHED_KEPT_MS = 3_600_000;

export type MediaFile = { name: string; bytes: Buffer };

/** Files in the data folder. A name tells the content, so a file once written is never changed. */
export type MediaFolder = {
  write(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  list(): Promise<string[]>;
  /** Nothing when there is no such file. */
  read(url: string): Promise<Buffer | undefined>;
  remove(url: string): Promise<void>;
  /** What a process that was killed while writing has left. */
  removeUnfinished(): Promise<void>;
};

export const mediaUrl = (name: string): string => `/media/${name}`;

export function contentName(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

export function openMediaFolder(dataDir: string): MediaFolder {
  const folder = join(dataDir, "media");
  const fileOf = (url: string) => join(folder, basename(url));
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const aside = join(folder, `${name}.${randomUUID()}${UNFINISHED}`);
      try {
        await writeThrough(aside, bytes);
        await rename(aside, join(folder, name));
      } finally {
        await rm(aside, { force: true });
      }
      await settle(folder);
    },
    async read(url) {
      try {
        return await readFile(fileOf(url));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    list: async () =>
      (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith(UNFINISHED)),
    remove: (url) => rm(fileOf(url), { force: true }),
    async removeUnfinished() {
      const names = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED));
      for (const file of names.map((name) => join(folder, name)))
        if (await isForgotten(file)) await rm(file, { force: true });
    },
  };
}

/** On the disk and not only on its way there: the row that points here may outlive a power loss. */
async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name lasts only once its folder is on the disk too. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** By the machine's time, which stamps files, whatever the shop's clock shows. */
async function isForgotten(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  return Date.now() - mtimeMs > UNFINISHED_KEPT_MS;
}
