import { ensureInstalled, requireNode } from "./prepare.mjs";
import { runSteps, statics, vitest } from "./steps.mjs";

requireNode();
await ensureInstalled({ withDevelopment: true });
await runSteps([statics, vitest("tests", "unit", "embedded")]);
