import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";

const folder = mkdtempSync(join(tmpdir(), "norrvidd-npm-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as a person would, and waits until the shop is open. */
async function open(command: string, args: string[], environment: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    cwd: projectRoot(),
    env: { PATH, HOME, DATA_DIR: folder, PORT: "0", DEMO: "false", ...environment },
    stdio: "pipe",
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  while (!/Stop with Ctrl-C/.test(output)) {
    if (child.exitCode !== null) throw new Error(`ended before it was open:\n${output}`);
    await sleep(50);
  }
  const address = /Address\s+(http\S+)/.exec(output)?.[1] ?? "";
  return { child, ended, address, output: () => output };
}

async function isOpen(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Whether the shop has let go of its data folder, which is the last thing it does when it ends in order. */
async function closes(): Promise<boolean> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (!readdirSync(folder).some((name) => name.startsWith("running-"))) return true;
    await sleep(100);
  }
  return false;
}

describe.runIf(process.platform !== "win32")("a shop started by npm", () => {
  test.each(["SIGTERM", "SIGKILL"] as const)("closes when npm alone gets a %s", async (signal) => {
    const { child, address, ended } = await open("npm", ["start"]);
    expect(await isOpen(address)).toBe(true);
    child.kill(signal);
    await ended;
    expect(await closes()).toBe(true);
    expect(await isOpen(address)).toBe(false);
  });
});

test("Ctrl-C that arrives twice, from the terminal and from npm, lets the shop finish", async () => {
  const { child, ended } = await open(process.execPath, ["scripts/start.mjs"]);
  child.kill("SIGINT");
  await sleep(20);
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});

const CTRL_C = "\u0003";
const TERMINAL = "/usr/bin/script";
describe.runIf(process.platform === "linux" && existsSync(TERMINAL))("in a terminal", () => {
  const inTerminal = (environment: Record<string, string>) =>
    open(TERMINAL, ["-qfec", `${process.execPath} scripts/start.mjs`, "/dev/null"], environment);

  test("the shop says how to get in and then keeps quiet while all is well", async () => {
    const { child, address, ended, output } = await inTerminal({});
    const said = output();
    await fetch(`${address}/api/rental-items`);
    await sleep(300);
    expect(output()).toBe(said);
    expect(said).not.toContain('{"level"');
    child.stdin.write(CTRL_C);
    await ended;
    expect(await closes()).toBe(true);
  });

  test("who asks for the log reads it in lines made for people", async () => {
    const { child, address, ended, output } = await inTerminal({ LOG_LEVEL: "info" });
    await fetch(`${address}/api/rental-items`);
    await expect.poll(output).toMatch(/^\d\d:\d\d:\d\d {2}GET \/api\/rental-items 200 [\d.]+\r?$/m);
    expect(output()).not.toContain('{"level"');
    child.stdin.write(CTRL_C);
    await ended;
    expect(await closes()).toBe(true);
  });
});
