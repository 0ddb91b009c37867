import { spawnSync } from "node:child_process";

const LOOK_EVERY_MS = 250;

/**
 * Tells when npm, which started the shop, is gone. npm hands a signal on to the shell between them, and that
 * shell dies of it without a word to the shop. A shop that npm did not start may outlive its parent.
 */
export function whenNpmIsGone(
  tell: () => void,
  { startedBy, environment }: { startedBy: number; environment: NodeJS.ProcessEnv },
): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const npm = npmBeyond(startedBy);
  const watch = setInterval(() => {
    if (process.ppid === startedBy && isAlive(npm)) return;
    clearInterval(watch);
    tell();
  }, LOOK_EVERY_MS);
  watch.unref();
}

/** The npm beyond the shell. Where the shell made room for the shop, or there is no `ps`, the parent is enough. */
function npmBeyond(shell: number): number | undefined {
  if (isNpm(shell)) return undefined;
  const parent = Number(ask("ppid", shell));
  return parent > 0 && isNpm(parent) ? parent : undefined;
}

function isNpm(pid: number): boolean {
  return /\bnpm\b/.test(ask("args", pid));
}

function ask(what: "ppid" | "args", pid: number): string {
  return spawnSync("ps", ["-o", `${what}=`, "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
