// Runs steps one after another and tells the outcome once: what failed, what was slow, and which step took too long.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { styleText } from "node:util";
import { count, NOTHING } from "./outcome.mjs";
import { ROOT, say } from "./prepare.mjs";

/** How far over its budget a step may be before that is told in red. */
const TOLERANCE = 1.2;
const SLOWEST = 20;

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

async function runStep(step) {
  say(`\n· ${step.name}`);
  const started = Date.now();
  if (step.report) {
    mkdirSync(dirname(step.report), { recursive: true });
    rmSync(step.report, { force: true });
  }
  let succeeded = await runCommands(step);
  const counted = step.report ? count(step.report) : NOTHING;
  if (step.report && counted.passed === 0) succeeded = false;
  if (counted.skipped > 0) succeeded = false;
  const seconds = (Date.now() - started) / 1000;
  const { afterFailure } = step;
  if (!succeeded && afterFailure?.isWorthIt(counted)) {
    await run(afterFailure.command, afterFailure);
    say(afterFailure.told);
  }
  return { ...step, ...counted, succeeded, seconds };
}

function tellTimes(outcomes) {
  say("\nSteps");
  for (const { name, succeeded, seconds, budget, passed, failed, skipped, report } of outcomes) {
    const tests = report ? `, ${passed} passed, ${failed} failed, ${skipped} skipped` : "";
    const line = `  ${succeeded ? "✓" : "✗"} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s of ${budget}${tests}`;
    say(seconds > budget * TOLERANCE ? styleText("red", `${line}, over its budget`) : line);
  }
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  say(
    `    ${"in all".padEnd(18)} ${total("seconds").toFixed(1).padStart(6)} s of ${total("budget")}`,
  );
}

function tellSlowest(outcomes) {
  const slowest = outcomes
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  if (slowest.length === 0) return;
  say(`\nThe slowest ${slowest.length}`);
  for (const { name, seconds } of slowest) say(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** Before the steps, what was installed and built takes its time as well: `prepared`, in seconds. */
export async function runSteps(steps, { prepared }) {
  const outcomes = [{ name: "install and build", succeeded: true, ...NOTHING, ...prepared }];
  for (const step of steps) outcomes.push(await runStep(step));
  tellSlowest(outcomes);
  tellTimes(outcomes);
  // Said last, so that whoever reads only the end of a long log learns what to mend.
  for (const { name, failures } of outcomes)
    for (const failure of failures) say(`\n  ✗ ${name}: ${failure}`);
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  say(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
  process.exit(outcomes.every(({ succeeded }) => succeeded) ? 0 : 1);
}
