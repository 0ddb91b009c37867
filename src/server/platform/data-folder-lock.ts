import { createHash, randomUUID } from "node:crypto";
import { accessSync, constants, mkdirSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "#server/platform/start-problem.ts";

export type DataFolderLock = { release(): Promise<void> };

// A socket's path is limited to about 100 bytes by the operating system.
const LONGEST_SOCKET_PATH = 100;
const MOST_TRIES = 20;

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
  const { folder, prefix } = socketPlace(dataDir);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const name = `${prefix}${randomUUID().slice(0, 8)}.sock`;
    const own = await listen(join(folder, name));
    const others = readdirSync(folder).filter((file) => file.startsWith(prefix) && file !== name);
    const answers = await Promise.all(others.map((file) => knock(join(folder, file))));
    if (answers.every((answer) => answer === "nobody")) {
      own.hold();
      for (const file of others) rmSync(join(folder, file), { force: true });
      return { release: () => own.close() };
    }
    await own.close();
    if (answers.includes("holding")) break;
    await sleep(Math.random() * 50 * (tries + 1));
  }
  throw new StartProblem(
    `The shop is already running on the data folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
  );
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`,
    );
  }
}

function socketPlace(dataDir: string): { folder: string; prefix: string } {
  const prefix = "running-";
  if (join(dataDir, `${prefix}00000000.sock`).length <= LONGEST_SOCKET_PATH) {
    return { folder: dataDir, prefix };
  }
  const digest = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return { folder: tmpdir(), prefix: `norrvidd-${digest}-` };
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

function knock(path: string): Promise<Answer> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(path);
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => (heard += part));
    socket.on("error", () => resolve("nobody"));
    socket.on("end", () => resolve(heard === "holding" ? "holding" : "starting"));
  });
}
