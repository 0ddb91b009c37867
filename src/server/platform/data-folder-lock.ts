import { randomUUID } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "#server/platform/start-problem.ts";

export type DataFolderLock = { release(): Promise<void> };

// A socket's path is limited to about 100 bytes by the operating system.
const LONGEST_SOCKET_PATH = 100;
const MOST_TRIES = 20;
const PATIENCE_MS = 2000;
const PREFIX = "running-";

/**
 * Makes sure that one process at a time uses the data folder: the embedded database takes no lock of
 * its own, and two processes would destroy it.
 *
 * Each starter listens on a socket of its own and only then knocks at all others. Of two that start at
 * the same moment at least one hears the other and steps back. The operating system closes a socket
 * with its process, also after kill -9, so nothing a dead process left behind can hold the lock.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  makeWritable(dataDir);
  const place = shortWayTo(dataDir);
  try {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const name = `${PREFIX}${randomUUID().slice(0, 8)}.sock`;
      const own = await listen(join(place.folder, name));
      const others = readdirSync(dataDir).filter(
        (file) => file.startsWith(PREFIX) && file !== name,
      );
      const answers = await Promise.all(others.map((file) => knock(join(place.folder, file))));
      if (answers.every((answer) => answer === "nobody")) {
        own.hold();
        for (const file of others) rmSync(join(dataDir, file), { force: true });
        return {
          release: async () => {
            await own.close();
            rmSync(join(dataDir, name), { force: true });
          },
        };
      }
      await own.close();
      rmSync(join(dataDir, name), { force: true });
      if (answers.includes("holding")) break;
      await sleep(Math.random() * 50 * (tries + 1));
    }
  } finally {
    place.leave();
  }
  throw new StartProblem(
    `The shop is already running on the data folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
  );
}

export function makeWritable(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`,
    );
  }
}

/**
 * One level at a time: Node's own way of making all of them never ends where a folder exists that takes
 * no other, such as `/proc`.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another start may have been faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** The folder itself, or a short link to it where a socket's path in it would be too long. */
function shortWayTo(dataDir: string): { folder: string; leave(): void } {
  const length = Buffer.byteLength(join(dataDir, `${PREFIX}00000000.sock`));
  if (length <= LONGEST_SOCKET_PATH) return { folder: dataDir, leave: () => {} };
  const link = join(tmpdir(), `norrvidd-${randomUUID().slice(0, 8)}`);
  symlinkSync(dataDir, link);
  return { folder: link, leave: () => rmSync(link, { force: true }) };
}

type OwnSocket = { hold(): void; close(): Promise<void> };

function listen(path: string): Promise<OwnSocket> {
  let word = "starting";
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => socket.on("error", () => {}).end(word));
    server.once("error", (cause) =>
      reject(
        new StartProblem(
          `The data folder ${dirname(path)} takes no lock. Choose another with DATA_DIR.`,
          {
            cause,
          },
        ),
      ),
    );
    server.listen(path, () => {
      server.unref();
      resolve({
        hold: () => (word = "holding"),
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}

type Answer = "nobody" | "starting" | "holding";

/** Only a refused or missing socket means nobody: one that cannot be asked is taken to be held. */
function knock(path: string): Promise<Answer> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(path);
    socket.setEncoding("utf8");
    socket.setTimeout(PATIENCE_MS, () => {
      resolve("holding");
      socket.destroy();
    });
    socket.on("data", (part: string) => (heard += part));
    socket.on("error", ({ code = "" }: NodeJS.ErrnoException) =>
      resolve(["ECONNREFUSED", "ENOENT"].includes(code) ? "nobody" : "holding"),
    );
    socket.on("end", () => resolve(heard === "starting" ? "starting" : "holding"));
  });
}
