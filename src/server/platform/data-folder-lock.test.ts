import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
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

test.each(["a", "å"])(
  "a path of many %s, too long for a socket, is locked all the same",
  async (letter) => {
    const dataDir = join(folder(), letter.repeat(60), letter.repeat(60));
    const lock = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toThrow("already running");
    expect(readdirSync(dataDir)).toHaveLength(1);
    await lock.release();
    await (await lockDataFolder(dataDir)).release();
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

test("a holder that does not answer is believed to hold", async () => {
  const dataDir = folder();
  mkdirSync(dataDir, { recursive: true });
  const silent = createServer(() => {});
  await new Promise<void>((resolve) =>
    silent.listen(join(dataDir, "running-silent00.sock"), resolve),
  );
  await expect(lockDataFolder(dataDir)).rejects.toThrow("already running");
  silent.close();
});

test("what cannot be asked is believed to hold", async () => {
  const dataDir = folder();
  mkdirSync(dataDir, { recursive: true });
  symlinkSync(join(dataDir, "running-loop0000.sock"), join(dataDir, "running-loop0000.sock"));
  await expect(lockDataFolder(dataDir)).rejects.toThrow("already running");
});

test("a folder that cannot be made is told in one sentence", async () => {
  const file = folder();
  writeFileSync(file, "");
  await expect(lockDataFolder(join(file, "data"))).rejects.toThrow("cannot be written to");
});

test("a folder below one that takes no others is told in one sentence, not tried for ever", async () => {
  await expect(lockDataFolder("/proc/norrvidd/data")).rejects.toThrow("cannot be written to");
});
