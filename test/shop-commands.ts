import { spawn } from "node:child_process";
import { projectRoot } from "#server/platform/project-root.ts";

type Command = "backup" | "restore" | "reconcile";
/** The shop that is meant, as its environment names it. */
export type Place = Record<string, string> & { DATA_DIR: string };

/** `npm run backup`, `npm run restore` and `npm run reconcile`, as processes of their own. */
export function begin(command: Command, place: Place, args: string[]) {
  const child = spawn(process.execPath, [`scripts/${command}.mjs`, ...args], {
    cwd: projectRoot(),
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...place },
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  return { child, ended, output: () => output };
}

export const run = (command: Command, place: Place, ...args: string[]) =>
  begin(command, place, args).ended;
