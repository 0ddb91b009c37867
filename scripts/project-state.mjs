// What is installed and built, told from the files themselves. Plain JavaScript without packages:
// it runs before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const BUILD_STAMP = "dist/stamp";
const BUILT_FROM = ["src", "sandbox", "public"];
const BUILT_BY = ["package.json", "package-lock.json", "vite.config.ts", "scripts/build.mjs"];

export function nodeIsTooOld(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

/** Compares the lockfile with npm's own record of what lies in node_modules. */
export function packagesAreInstalled(root, { withDevelopment }) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    const isNeeded =
      path !== "" &&
      !entry.optional &&
      !entry.peer &&
      (withDevelopment || (!entry.dev && !entry.devOptional));
    return !isNeeded || installed[path]?.version === entry.version;
  });
}

/** A digest of everything the build reads. */
export function sourceStamp(root) {
  const digest = createHash("sha256");
  const files = BUILT_FROM.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .concat(BUILT_BY.map((file) => join(root, file)))
    .toSorted();
  for (const file of files) digest.update(file.slice(root.length)).update(readFileSync(file));
  return digest.digest("hex");
}

export function buildIsCurrent(root) {
  const stamp = join(root, BUILD_STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourceStamp(root);
}
