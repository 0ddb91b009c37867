import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

type Link = { source: string; target: string };

/**
 * A copy of the package's binaries in a folder that an unprivileged user can reach, with the links between
 * its libraries, which the package leaves to an install script that is not run. One copy serves every
 * checkout of the machine, so one that is not whole is made anew. Answers the folder of the copy's `bin`.
 */
export function unpackPostgres(packageFolder: string, target: string): string {
  const bin = join(target, "native", "bin");
  if (isWhole(packageFolder, target)) return bin;
  const made = mkdtempSync(`${target}-making-`);
  try {
    copy(packageFolder, made);
    // Another checkout may have been faster; a copy that may already be running stays.
    if (!isWhole(packageFolder, target)) {
      rmSync(target, { recursive: true, force: true });
      renameSync(made, target);
    }
  } catch (error) {
    if (!isWhole(packageFolder, target)) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return bin;
}

/** Whether every file of the package is there, entire, and inside of the copy: a checkout can be deleted. */
function isWhole(packageFolder: string, target: string): boolean {
  try {
    const inside = realpathSync(target) + sep;
    const isOurs = (path: string) => realpathSync(join(target, path)).startsWith(inside);
    return (
      filesOf(packageFolder).every(
        (path) =>
          isOurs(path) &&
          statSync(join(target, path)).size === statSync(join(packageFolder, path)).size,
      ) && linksOf(packageFolder).every((link) => isOurs(link.target))
    );
  } catch {
    return false;
  }
}

function copy(packageFolder: string, target: string): void {
  // What is made for one moment is for its maker only; this is for the user whom the server runs as.
  chmodSync(target, 0o755);
  for (const path of filesOf(packageFolder)) {
    mkdirSync(dirname(join(target, path)), { recursive: true, mode: 0o755 });
    copyFileSync(join(packageFolder, path), join(target, path));
  }
  for (const link of linksOf(packageFolder)) {
    const path = join(target, link.target);
    mkdirSync(dirname(path), { recursive: true, mode: 0o755 });
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(path), join(target, link.source)) || basename(link.source), path);
  }
}

function filesOf(packageFolder: string): string[] {
  return readdirSync(join(packageFolder, "native"), { recursive: true, encoding: "utf8" })
    .map((path) => join("native", path))
    .filter((path) => statSync(join(packageFolder, path), { throwIfNoEntry: false })?.isFile());
}

function linksOf(packageFolder: string): Link[] {
  return JSON.parse(
    readFileSync(join(packageFolder, "native", "pg-symlinks.json"), "utf8"),
  ) as Link[];
}
