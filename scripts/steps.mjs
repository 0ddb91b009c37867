// What `npm run check`, `npm test` and `npm run test:thorough` are made of.
import { join } from "node:path";
import { ROOT } from "./prepare.mjs";

const REPORTS = join(ROOT, ".cache", "reports");
const bin = (name) => join(ROOT, "node_modules", ".bin", name);

const PARTS = ["domain", "contracts", "texts", "server", "web"].map((part) => `src/${part}`);
const TYPED_FOLDERS = [...PARTS, "src", "sandbox", "sandbox/browser", "."];

/** What was found in order is remembered, so that only what depends on a change is read again. */
function types(folder) {
  const memory = join(ROOT, ".cache", "types", `${folder.replaceAll("/", "-")}.json`);
  return [bin("tsc"), "-p", join(ROOT, folder), "--incremental", "--tsBuildInfoFile", memory];
}

/** Format, lint and types: each command by itself, as many side by side as there are cores. */
export const statics = {
  name: "statics",
  budget: 60,
  isQuiet: true,
  commands: [
    [bin("oxfmt"), "--check"],
    [bin("oxlint"), "--type-aware"],
    ...TYPED_FOLDERS.map(types),
  ],
};

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
