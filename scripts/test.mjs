import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt, ensureInstalled, requireNode } from "./prepare.mjs";
import { format, journeys, lint, runSteps, types, vitest } from "./steps.mjs";

requireNode();
await ensureInstalled({ withDevelopment: true });
await ensureBrowser();
await ensureBuilt();
await runSteps([
  format,
  lint,
  types,
  vitest("tests", "unit", "embedded"),
  vitest("postgres", "postgres"),
  vitest("process", "process"),
  journeys,
]);
