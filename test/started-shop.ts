import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#server/platform/project-root.ts";

export type StartedShop = {
  address: string;
  dataDir: string;
  output(): string;
  child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export const ADMIN = { username: "admin", password: "norrsken i november" };

type Options = {
  environment?: Record<string, string>;
  dataDir?: string;
  /** Whether the test is soon done with the shop, and does not look at its speed or memory. */
  isBrief?: boolean;
};

// To compile the embedded database well takes a third of a start, and pays only in a shop that stays open.
const BRIEFLY = "--liftoff-only";

/** Starts the built shop as a process of its own, as `npm start` does after building. */
export function startBuiltShop(options?: Options): Promise<StartedShop> {
  return beginShop(options).open();
}

/** A shop that is only starting, and what it will be once it is open. */
export function beginShop({ environment = {}, dataDir, isBrief = false }: Options = {}): Omit<
  StartedShop,
  "address"
> & { open(): Promise<StartedShop> } {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "norrvidd-shop-"));
  const run = runStart(
    {
      DATA_DIR: folder,
      PORT: "0",
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    isBrief ? [BRIEFLY] : [],
  );
  const begun = {
    dataDir: folder,
    output: run.output,
    child: run.child,
    stop: async (signal: NodeJS.Signals = "SIGTERM") => {
      run.child.kill(signal);
      const code = await run.ended;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
  return { ...begun, open: async () => ({ ...begun, address: await run.address() }) };
}

/** A start that is expected to fail: its words and its exit code. */
export async function failToStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const run = runStart(environment);
  const code = await run.ended;
  return { code, output: run.output() };
}

/** What `npm start` hands to Node: how much memory a shop takes is part of it. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot(), "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  return scripts.start.split(" ").slice(1);
}

function runStart(environment: Record<string, string>, flags: readonly string[] = []) {
  const inherited = Object.entries(process.env).filter(([name]) =>
    ["PATH", "HOME", "TMPDIR", "SystemRoot"].includes(name),
  );
  const child = spawn(process.execPath, [...flags, ...startArguments()], {
    cwd: projectRoot(),
    env: { ...Object.fromEntries(inherited), LOG_LEVEL: "warn", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = () =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = /Address\s+(http\S+)/.exec(output);
        if (found?.[1]) resolve(found[1]);
      };
      child.stdout.on("data", look);
      void ended.then((code) =>
        reject(new Error(`the shop ended with ${code} before it was open:\n${output}`)),
      );
      look();
    });
  return { child, ended, address, output: () => output };
}
