import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, requireNode } from "./prepare.mjs";
import { journeys, runSteps, statics, vitest } from "./steps.mjs";

requireNode();
await ensureInstalled({ withDevelopment: true });
await ensureBrowser();
await ensureBuilt();
await runSteps([
  statics,
  vitest("tests", "unit", "embedded"),
  vitest("postgres", "postgres"),
  vitest("process", "process", "alone"),
  journeys,
]);
