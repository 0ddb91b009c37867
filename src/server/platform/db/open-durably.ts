import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * The files of the embedded database, written through to the disk when it asks for that. As it comes, the
 * package asks for nothing (`-F`) and would not pass the question on: a power cut could then take bookings
 * that customers were told of, or the whole database.
 */
class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const passOn = ({ NODEFS }: { NODEFS: NodeFiles }) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => NODEFS.tryFSOperation(() => fsyncSync(nfd));
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...[emscriptenOpts.preRun ?? []].flat(), passOn],
      },
    };
  }
}

/** What the package's file system has, as far as it is used here. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: { nfd: number }) => void };
  tryFSOperation(work: () => void): void;
};

const START = [
  ...PGlite.defaultStartParams.filter((word) => word !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  // The other ways end in calls that do nothing in this package.
  "wal_sync_method=fsync",
];

/** Opens an embedded database that keeps what it has promised over a power cut, too. */
export async function openDurably(folder: string): Promise<PGlite> {
  const isNew = !existsSync(join(folder, "PG_VERSION"));
  const client = await PGlite.create({ fs: new DurableFiles(folder), startParams: START });
  // Made without any such care.
  if (isNew) syncAll(folder);
  return client;
}

function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncAll(path);
    else if (entry.isFile()) sync(path);
  }
  sync(folder);
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
