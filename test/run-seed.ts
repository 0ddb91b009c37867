import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** What this run's stories and properties are drawn from. */
    runSeed: number;
  }
}

// A batch of stories takes a thousand numbers of 32 bits, and the first numbers are the fixed batches'.
const LEAST = 1000;
const MOST = 4_000_000;

/** Draws another seed for each run, and says by which word the same run is made again. */
export function setup(project: TestProject): void {
  const wanted = process.env["STORY_SEED"];
  const drawn = LEAST + Math.floor(Math.random() * (MOST - LEAST));
  const seed = wanted ? Number(wanted) : drawn;
  if (!Number.isInteger(seed) || seed < 1 || seed > MOST)
    throw new Error(`STORY_SEED is to be a whole number from 1 to ${MOST}, not ${wanted}`);
  project.provide("runSeed", seed);
  process.stdout.write(`\n Stories and properties of this run: STORY_SEED=${seed} repeats them.\n`);
}
