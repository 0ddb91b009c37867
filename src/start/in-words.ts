import { StartProblem } from "#server/platform/start-problem.ts";

/** Runs a command; what it cannot do is told in one sentence, and ends it with 1. */
export async function inWords(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
