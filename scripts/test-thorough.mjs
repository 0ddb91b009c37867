// `npm run test:thorough`: what `npm test` has no time for. It is run after it, and repeats nothing of it.
import { prepareTests } from "./prepare-tests.mjs";
import { runSteps } from "./run-steps.mjs";
import { journeys, vitest } from "./steps.mjs";

const THOROUGH = { THOROUGH: "1" };
const thorough = (name, projects, budget) =>
  vitest(name, { projects, budget, environment: THOROUGH });

const prepared = await prepareTests();
await runSteps(
  [
    thorough("areas", ["postgres", "embedded"], 840),
    thorough("process", ["process", "alone"], 480),
    journeys("journeys", { which: ["--grep", "@thorough"], environment: THOROUGH, budget: 1000 }),
  ],
  { prepared },
);
