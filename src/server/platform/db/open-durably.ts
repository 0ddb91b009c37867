import { existsSync, fsyncSync } from "node:fs";
import { chmod, cp, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { projectRoot } from "#server/platform/project-root.ts";

/**
 * The files of the embedded database, written through to the disk when it asks for that. As it comes, the
 * package asks for nothing (`-F`) and would not pass the question on: a power cut could then take bookings
 * that customers were told of, or the whole database.
 */
class DurableFiles extends NodeFS {
  /** While it opens, a database that was killed asks for every file it has: those are on the disk before it begins. */
  isOpening = true;

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const passOn = ({ NODEFS }: { NODEFS: NodeFiles }) => this.#passOn(NODEFS);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...[emscriptenOpts.preRun ?? []].flat(), passOn],
      },
    };
  }

  #passOn(files: NodeFiles): void {
    const changed = new WeakSet<object>();
    const { open: openFile, write } = files.stream_ops;
    const { doSetAttr } = files;
    files.stream_ops.open = (stream) => {
      if (stream.flags & MAY_CREATE) changed.add(stream.node);
      openFile(stream);
    };
    files.stream_ops.write = (stream, ...what) => {
      if (this.isOpening) changed.add(stream.node);
      return write(stream, ...what);
    };
    files.doSetAttr = (which, node, ...how) => {
      if (this.isOpening) changed.add(node);
      doSetAttr(which, node, ...how);
    };
    files.stream_ops.fsync = ({ nfd, node }) => {
      const isKept = this.isOpening && isFile(node) && !changed.has(node);
      if (!isKept) files.tryFSOperation(() => fsyncSync(nfd));
    };
  }
}

/** What the package's file system has, as far as it is used here. */
type NodeFiles = {
  stream_ops: {
    open: (stream: Stream) => void;
    write: (stream: Stream, ...what: unknown[]) => number;
    fsync?: (stream: Stream) => void;
  };
  doSetAttr: (which: unknown, node: FileNode, ...how: unknown[]) => void;
  tryFSOperation(work: () => void): void;
};
type FileNode = { mode: number };
type Stream = { nfd: number; flags: number; node: FileNode };

const MAY_CREATE = 0o100;
const KIND = 0o170_000;
const isFile = ({ mode }: FileNode) => (mode & KIND) === 0o100_000;

const START = [
  ...PGlite.defaultStartParams.filter((word) => word !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  // The other ways end in calls that do nothing in this package.
  "wal_sync_method=fsync",
  "-c",
  // A shop's data is small and its files are kept by the system too: the default of 128 MB would be kept twice.
  "shared_buffers=16MB",
];

/** Opens an embedded database that keeps what it has promised over a power cut, too. */
export async function openDurably(
  folder: string,
  empty = join(projectRoot(), "dist", "empty-database"),
): Promise<PGlite> {
  const isMade = existsSync(join(folder, "PG_VERSION")) || (await takeWhole(empty, folder));
  if (isMade) await syncAll(folder);
  const files = new DurableFiles(folder);
  const client = await PGlite.create({ fs: files, startParams: START });
  // Made without any such care.
  if (!isMade) await syncAll(folder);
  files.isOpening = false;
  return client;
}

/** A built shop brings an empty database, since making one takes seconds. It comes whole or not at all. */
async function takeWhole(empty: string, folder: string): Promise<boolean> {
  if (!existsSync(empty)) return false;
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await cp(empty, part, { recursive: true });
  await chmod(part, 0o700);
  await syncAll(part);
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
  await sync(dirname(folder));
  return true;
}

/** As many at once as the process has helpers for: each is short, and they are more than a thousand. */
async function syncAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const known = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  const paths = [folder, ...known.map(({ parentPath, name }) => join(parentPath, name))];
  const work = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await sync(path);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
