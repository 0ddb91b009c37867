import { spawn } from "node:child_process";
import { projectRoot } from "#server/platform/project-root.ts";

export type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** `npm run backup` and `npm run restore`, as processes of their own. */
export function begin(command: "backup" | "restore", place: Place, args: string[]) {
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

export const run = (command: "backup" | "restore", place: Place, ...args: string[]) =>
  begin(command, place, args).ended;
