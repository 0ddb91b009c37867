import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, onTestFinished } from "vitest";
import { projectRoot } from "#server/platform/project-root.ts";

type Command = [program: string, ...args: string[]];

const NPM_START: Command = ["npm", "start"];
const START: Command = [process.execPath, "scripts/start.mjs"];
/** Gives a program a terminal. */
export const TERMINAL = "/usr/bin/script";
const IN_TERMINAL: Command = [TERMINAL, "-qfec", START.join(" "), "/dev/null"];

export const CTRL_C = "\u0003";

export const startByNpm = (dataDir: string, environment: Record<string, string> = {}) =>
  start(NPM_START, dataDir, environment);
export const startWithoutNpm = (dataDir: string) => start(START, dataDir);
export const startInTerminal = (dataDir: string, environment: Record<string, string> = {}) =>
  start(IN_TERMINAL, dataDir, environment);

/** Runs a command as a person would, and waits until the shop, an empty one, is open. */
async function start(
  [program, ...args]: Command,
  dataDir: string,
  environment: Record<string, string> = {},
) {
  const { PATH, HOME } = process.env;
  const child = spawn(program, args, {
    cwd: projectRoot(),
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: "0", DEMO: "false", ...environment },
    stdio: "pipe",
  });
  // Whatever the test found.
  onTestFinished(() => void child.kill());
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += part.toString();
      if (output.includes("Stop with Ctrl-C")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => reject(new Error(`ended before it was open:\n${output}`)));
  });
  const address = /Address\s+(http\S+)/.exec(output)?.[1] ?? "";
  return { child, ended, address, output: () => output };
}

export async function isOpen(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** The last thing that a shop does when it ends in order is to let go of its data folder. */
export const expectLetGo = (dataDir: string) =>
  expect.poll(() => readdirSync(dataDir).filter((name) => name.startsWith("running-"))).toEqual([]);
