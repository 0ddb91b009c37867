// Reads what a test runner has written down: how many tests passed, what failed and why, how long each took.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./prepare.mjs";

export const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [], tests: [] };

/** What a test runner counted, and what failed; a run that executed no test has failed. */
export function count(report) {
  if (!existsSync(report)) return NOTHING;
  const result = JSON.parse(readFileSync(report, "utf8"));
  return result.stats ? countJourneys(result) : countTests(result);
}

function countJourneys({ stats, suites }) {
  const specs = suites.flatMap(function specsOf(suite) {
    return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  });
  const name = ({ file, line, title }) => `${file}:${line} › ${title}`;
  const why = ({ tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(
        ({ message = "" }) =>
          `\n      ${stripVTControlCharacters(message).split("\n").slice(0, 5).join("\n      ")}`,
      )
      .join("");
  const told = (spec) => `${name(spec)}${why(spec)}`;
  const seconds = ({ tests }) =>
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: specs.filter(({ ok }) => !ok).map(told),
    tests: specs.map((spec) => ({ name: name(spec), seconds: seconds(spec) })),
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
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        name: `${relative(ROOT, name)} › ${fullName}`,
        seconds: duration / 1000,
      })),
    ),
  };
}
