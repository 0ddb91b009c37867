// What `npm run check`, `npm test` and `npm run test:thorough` are made of.
import { join } from "node:path";
import { ROOT } from "./prepare.mjs";

const REPORTS = join(ROOT, ".cache", "reports");
const bin = (name) => join(ROOT, "node_modules", ".bin", name);

/**
 * Format, lint and types. The linter checks types too, each file by the nearest `tsconfig.json` that includes it;
 * `tsc` would check what a part imports once more for each part.
 */
export const statics = {
  name: "statics",
  budget: 60,
  isQuiet: true,
  commands: [
    [bin("oxfmt"), "--check"],
    [bin("oxlint"), "--type-aware", "--type-check"],
  ],
};

/**
 * The same of the files that changed and of those that import them. What else a change breaks is told by the
 * compiler, which remembers what it has found; the root's project has every file, and no walls.
 */
export function staticsOf(files, importers) {
  const isCode = (file) => /\.(?:[jt]sx?|m[jt]s)$/.test(file);
  const code = files.filter(isCode);
  const memory = join(ROOT, ".cache", "types", "root.json");
  const compiler = [bin("tsc"), "-p", ROOT, "--incremental", "--tsBuildInfoFile", memory];
  const isTyped = files.some((file) => isCode(file) || /tsconfig|package\.json$/.test(file));
  const lint = [bin("oxlint"), "--type-aware", "--type-check", "--no-error-on-unmatched-pattern"];
  return [
    ...(isTyped ? [compiler] : []),
    ...(code.length > 0 ? [[...lint, ...code, ...importers.filter(isCode)]] : []),
    ...(files.length > 0
      ? [[bin("oxfmt"), "--check", "--no-error-on-unmatched-pattern", ...files]]
      : []),
  ];
}

/** A budget is in seconds, on two cores that do nothing else. */
export function vitest(name, { projects, budget, environment = {} }) {
  const report = join(REPORTS, `${name}.json`);
  const flags = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter", "default", "--reporter", "json", "--outputFile", report];
  return {
    name,
    budget,
    report,
    env: environment,
    commands: [[bin("vitest"), "run", ...flags, ...reporters]],
  };
}

export function journeys(name, { which, budget, environment = {} }) {
  const report = join(REPORTS, `${name}.json`);
  const playwright = [bin("playwright"), "test", ...which];
  return {
    name,
    budget,
    report,
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    commands: [playwright],
    // What has failed has failed; it is repeated to see why. A trace of every journey would cost a fifth of the time.
    afterFailure: {
      isWorthIt: ({ failed }) => failed <= 5,
      command: [...playwright, "--last-failed", "--trace", "on", "--workers", "1"],
      env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, "repeated.json") },
      told: "The traces of what failed lie in test-results.",
    },
  };
}
