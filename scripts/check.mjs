import { ensureInstalled, requireNode } from "./prepare.mjs";
import { format, lint, runSteps, types, vitest } from "./steps.mjs";

requireNode();
await ensureInstalled({ withDevelopment: true });
await runSteps([format, lint, types, vitest("tests", "unit", "embedded")]);
