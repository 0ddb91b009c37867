import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockDataFolder } from "./data-folder-lock.ts";

const root = mkdtempSync(join(tmpdir(), "norrvidd-lock-"));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;
const folder = () => join(root, String((count += 1)));

test("a folder is locked by one process at a time, and free again when it is released", async () => {
  const dataDir = folder();
  const lock = await lockDataFolder(dataDir);
  await expect(lockDataFolder(dataDir)).rejects.toThrow("already running on the data folder");
  await lock.release();
  const again = await lockDataFolder(dataDir);
  await again.release();
});

/** A socket file whose process is dead, as kill -9 leaves it. */
async function leaveStaleLock(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const socket = join(dataDir, "running-deadbeef.sock");
  const code = `require("net").createServer().listen(${JSON.stringify(socket)}, () => console.log("held"))`;
  const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

test("a lock left by a process that was killed does not hold, and is cleared away", async () => {
  const dataDir = folder();
  await leaveStaleLock(dataDir);
  const lock = await lockDataFolder(dataDir);
  expect(readdirSync(dataDir)).toHaveLength(1);
  await expect(lockDataFolder(dataDir)).rejects.toThrow("already running");
  await lock.release();
  expect(readdirSync(dataDir)).toEqual([]);
});

test("of several that start at once, exactly one gets the lock, also over a stale one", async () => {
  for (let round = 0; round < 10; round += 1) {
    const dataDir = folder();
    if (round % 2 === 0) await leaveStaleLock(dataDir);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => lockDataFolder(dataDir)));
    const winners = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value] : [],
    );
    expect(winners, `round ${round}`).toHaveLength(1);
    await winners[0]?.release();
  }
});

test("a path too long for a socket is locked all the same", async () => {
  const dataDir = join(folder(), "a".repeat(60), "b".repeat(60));
  const lock = await lockDataFolder(dataDir);
  await expect(lockDataFolder(dataDir)).rejects.toThrow("already running");
  await lock.release();
});

test("a folder that cannot be made is told in one sentence", async () => {
  const file = folder();
  writeFileSync(file, "");
  await expect(lockDataFolder(join(file, "data"))).rejects.toThrow("cannot be written to");
});
