// What a change reaches, nearest first, told from the import statements of all files and from what some read besides.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { ROOT } from "./prepare.mjs";

const TOLD_BY_GIT = { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 };
const SOURCES = /^(?!public\/|demo\/pictures\/).*\.(?:tsx?|m?js|mts|css)$/;
// An import of types alone is left out: what it may break is told by the types.
const IMPORTS =
  /^\s*(?:import|export)\b(?!\s+type\b)[^"'();]*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']|\bnew URL\(\s*["']([^"']+)["']|@import\s+["']([^"']+)["']/gm;

/** Which files are read without being imported, and by which. */
const READ_BY = [
  [/^migrations\//, "src/server/platform/db/migrate.ts"],
  [/^src\/web\/.*\.css$/, "test/unit/sheets.ts"],
  [/^src\/web\/.*\.tsx$/, "test/unit/classes.ts"],
  [/^src\/web\/.*\.tsx?$/, "test/unit/calls-of-pages.test.ts"],
  [/^src\/contracts\/[^/]*\.ts$/, "src/contracts/addresses.test.ts"],
  [/^\.oxlintrc\.json$|tsconfig[^/]*\.json$/, "test/unit/walls.test.ts"],
  [/^deploy\/|^Dockerfile$|^compose\.yaml$|^\.env\.example$/, "test/unit/deploy-files.test.ts"],
];

function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, TOLD_BY_GIT);
  if (status !== 0) throw new Error(stderr);
  return stdout.split("\0").filter(Boolean);
}

export const isThere = (file) => existsSync(join(ROOT, file));

/** What differs from the last commit: changed, new and removed files. */
export function changedFiles() {
  const changed = git("diff", "--name-only", "--no-renames", "-z", "HEAD");
  return [...changed, ...git("ls-files", "--others", "--exclude-standard", "-z")];
}

export function filesIn(...folders) {
  const files = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  return git(...files, ...folders).filter(isThere);
}

export const read = (file) => readFileSync(join(ROOT, file), "utf8");

function addressOf(specifier, importer) {
  if (specifier.startsWith("#test/")) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  return posix.join(dirname(importer), specifier.replace(/\?.*$/, ""));
}

/** For each file the files that import it. */
function importersOfAll() {
  const importers = new Map();
  const add = (file, importer) => importers.set(file, [...(importers.get(file) ?? []), importer]);
  for (const file of filesIn().filter((one) => SOURCES.test(one)))
    for (const [, ...specifiers] of read(file).matchAll(IMPORTS)) {
      const specifier = specifiers.find(Boolean);
      // The lists of pages load each when it is opened; who opens it is told from the addresses instead.
      if (specifier.endsWith("-page.tsx")) continue;
      if (/^[#.]/.test(specifier)) add(addressOf(specifier, file), file);
      else if (!specifier.includes(":")) add(posix.join(dirname(file), specifier), file);
    }
  return importers;
}

/** Every file that the changed ones reach, with how many imports lie between. */
export function distancesFrom(changed) {
  const importers = importersOfAll();
  const distances = new Map(changed.map((file) => [file, 0]));
  let edge = changed;
  for (let distance = 1; edge.length > 0; distance += 1) {
    const next = edge.flatMap((file) => [
      ...(importers.get(file) ?? []),
      ...(distance === 1 ? READ_BY.filter(([what]) => what.test(file)).map(([, by]) => by) : []),
    ]);
    edge = [...new Set(next)].filter((file) => isThere(file) && !distances.has(file));
    for (const file of edge) distances.set(file, distance);
  }
  return distances;
}

const stem = (file) => file.replace(/(?:\.[a-z]+)+$/, "");

/** How many folders two files do not share. */
function apart(one, other) {
  const [ours, theirs] = [one.split("/"), other.split("/")];
  const shared = ours.findIndex((folder, place) => folder !== theirs[place]);
  return ours.length + theirs.length - 2 * Math.max(shared, 0);
}

/** The reached files that `isWanted`: first what stands beside a changed file, then by imports and by folders between. */
export function nearest(distances, changed, isWanted) {
  const stems = new Set(changed.map(stem));
  const folders = new Set(changed.map((file) => dirname(file)));
  const rank = (file) => {
    if (stems.has(stem(file))) return 0;
    return folders.has(dirname(file)) ? 1 : 1 + distances.get(file);
  };
  return [...distances.keys()]
    .filter((file) => isWanted(file) && isThere(file))
    .map((file) => ({
      file,
      rank: rank(file),
      apart: Math.min(...changed.map((one) => apart(one, file))),
    }))
    .toSorted((one, other) => one.rank - other.rank || one.apart - other.apart)
    .map(({ file }) => file);
}
