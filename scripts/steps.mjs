// Runs the parts of `npm run check` and `npm test` one after another and tells the outcome once.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT, say } from "./prepare.mjs";

const REPORTS = join(ROOT, ".cache", "reports");
const bin = (name) => join(ROOT, "node_modules", ".bin", name);

/**
 * Format, lint and types. The linter checks types too, each file by the nearest `tsconfig.json` that includes it;
 * `tsc` would check what a part imports once more for each part.
 */
export const statics = {
  name: "statics",
  isQuiet: true,
  commands: [
    [bin("oxfmt"), "--check"],
    [bin("oxlint"), "--type-aware", "--type-check"],
  ],
};

export function vitest(name, ...projects) {
  const report = join(REPORTS, `${name}.json`);
  const flags = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter", "default", "--reporter", "json", "--outputFile", report];
  return { name, report, commands: [[bin("vitest"), "run", ...flags, ...reporters]] };
}

export const journeys = {
  name: "journeys",
  report: join(REPORTS, "journeys.json"),
  commands: [[bin("playwright"), "test"]],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, "journeys.json") },
};

function run(command, { env, isQuiet }) {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: isQuiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout?.on("data", (part) => (output += part));
    child.stderr?.on("data", (part) => (output += part));
    child.on("close", (code) => {
      if (code !== 0 && isQuiet)
        say(`${[program.split("/").at(-1), ...args].join(" ")}\n${output}`);
      resolve(code === 0);
    });
    child.on("error", () => resolve(false));
  });
}

async function runCommands(step) {
  const waiting = [...step.commands];
  const lanes = step.isQuiet ? availableParallelism() : 1;
  let succeeded = true;
  const work = async () => {
    for (let command = waiting.shift(); command; command = waiting.shift())
      succeeded = (await run(command, step)) && succeeded;
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return succeeded;
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };

/** What a test runner counted, and what failed; a run that executed no test has failed. */
function count({ report }) {
  if (!existsSync(report)) return NOTHING;
  const result = JSON.parse(readFileSync(report, "utf8"));
  return result.stats ? countJourneys(result) : countTests(result);
}

function countJourneys({ stats, suites }) {
  const specs = suites.flatMap(function specsOf(suite) {
    return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  });
  const name = ({ file, line, title }) => `${file}:${line} › ${title}`;
  const isUnsteady = ({ tests }) => tests.some(({ status }) => status === "flaky");
  const why = ({ tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(
        ({ message = "" }) =>
          `\n      ${stripVTControlCharacters(message).split("\n").slice(0, 5).join("\n      ")}`,
      )
      .join("");
  const told = (spec) => `${name(spec)}${why(spec)}`;
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: specs.filter(({ ok }) => !ok).map(told),
    unsteady: specs.filter(isUnsteady).map(told),
  };
}

function countTests({ testResults, ...result }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0 && status === "failed") return [`${file} › ${message}`];
    return tests.map((test) => `${file} › ${test.fullName}\n      ${test.failureMessages[0]}`);
  });
  // A test that was not run has shown nothing.
  const left = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map((test) => `${relative(ROOT, name)} › ${test.fullName}\n      was not run`),
  );
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
    failures: [...failures, ...left].map((failure) => failure.split("\n").slice(0, 6).join("\n")),
    unsteady: [],
  };
}

async function runStep(step) {
  say(`\n· ${step.name}`);
  const started = Date.now();
  if (step.report) rmSync(step.report, { force: true });
  let succeeded = await runCommands(step);
  const counted = step.report ? count(step) : NOTHING;
  if (step.report && counted.passed === 0) succeeded = false;
  if (counted.skipped > 0) succeeded = false;
  return { ...step, ...counted, succeeded, seconds: (Date.now() - started) / 1000 };
}

export async function runSteps(steps) {
  mkdirSync(REPORTS, { recursive: true });
  const outcomes = [];
  for (const step of steps) outcomes.push(await runStep(step));
  say("\nSummary");
  for (const { name, succeeded, seconds, passed, failed, skipped, report } of outcomes) {
    const tests = report ? `, ${passed} passed, ${failed} failed, ${skipped} skipped` : "";
    say(
      `  ${succeeded ? "✓" : "✗"} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s${tests}`,
    );
  }
  // Said last, so that whoever reads only the end of a long log learns what to mend.
  for (const { name, failures, unsteady } of outcomes) {
    for (const one of unsteady) say(`\n  ~ ${name}: passed only when tried again: ${one}`);
    for (const failure of failures) say(`\n  ✗ ${name}: ${failure}`);
  }
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  say(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
  process.exit(outcomes.every(({ succeeded }) => succeeded) ? 0 : 1);
}
