import { approvedPolicyWords, policyWords } from "#texts/cancellation-words.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import type { LetterBlock } from "./letter-blocks.ts";

/** What was promised about cancelling this very booking, with the last day of each step. */
export function cancellationBlock(
  { booking, today }: BookingLetterFacts,
  { isApproved }: { isApproved: boolean },
): LetterBlock {
  const { cancellationPolicy = null, startDate, countedFrom = startDate } = booking;
  const words = isApproved ? approvedPolicyWords : policyWords;
  return {
    kind: "steps",
    title: "Om du behöver avboka",
    steps: words(cancellationPolicy, { startDate, countedFrom, ...(today && { today }) }),
  };
}
