import { ensureInstalled, requireNode } from "./prepare.mjs";
import { runSteps } from "./run-steps.mjs";
import { statics, vitest } from "./steps.mjs";

requireNode();
await ensureInstalled({ withDevelopment: true });
await runSteps(
  [statics, vitest("unit and areas", { projects: ["unit", "postgres"], budget: 300 })],
  { prepared: { seconds: 0, budget: 0 } },
);
