import { TestRunner, type RunnerTestCase } from "vitest";

/** A race that one meeting of two does not lose may be lost in the next, so that each is run five times. */
export default class RacesFiveTimes extends TestRunner {
  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (test.file.name.endsWith(".race.test.ts")) test.repeats = 4;
    await super.onBeforeRunTask(test);
  }
}
