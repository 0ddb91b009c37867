import type { Problem } from "#contracts/errors.ts";
import type { Refused } from "#contracts/office-bookings.ts";
import { problemSentence } from "#texts/errors.ts";

/** What speaks against a booking, as the preview tells it. */
export function refusedWords(problems: readonly Problem[]): Refused {
  return problems.map((problem) => ({
    code: problem.code,
    message: problemSentence(problem),
    ...("rentalItemId" in problem && { rentalItemId: problem.rentalItemId }),
  }));
}
