// `npm test`: what every change is held against, in at most a quarter of an hour on two cores.
import { prepareTests } from "./prepare-tests.mjs";
import { runSteps } from "./run-steps.mjs";
import { journeys, statics, vitest } from "./steps.mjs";

const prepared = await prepareTests();
await runSteps(
  [
    statics,
    vitest("unit and areas", { projects: ["unit", "postgres", "embedded"], budget: 300 }),
    vitest("screens", { projects: ["screens"], budget: 60 }),
    vitest("process", { projects: ["process"], budget: 75 }),
    journeys("journeys", {
      which: ["--grep-invert", "@thorough"],
      environment: { JOURNEYS_ON: "postgres" },
      budget: 300,
    }),
  ],
  { prepared },
);
