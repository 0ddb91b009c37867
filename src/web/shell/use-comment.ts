import { useState } from "react";

/**
 * A comment that is being written while others may write it too. What they save shows at once as long
 * as nothing was typed here; afterwards both texts are there, and neither is replaced unseen.
 */
export function useComment(stored: string, isSaving: boolean) {
  const [notes, setNotes] = useState(stored);
  /** What was typed over. */
  const [base, setBase] = useState(stored);
  if (!isSaving && stored !== base && notes === base) {
    setBase(stored);
    setNotes(stored);
  }
  // What is on its way shows as stored, and goes back if it is refused: that is nobody else.
  const others = !isSaving && stored !== base && stored !== notes ? stored : undefined;
  return {
    notes,
    setNotes,
    isDirty: notes !== stored,
    /** What somebody else has saved meanwhile. */
    others,
    keepBoth: () => {
      setBase(stored);
      setNotes([stored.trimEnd(), notes].join("\n\n"));
    },
    /** What is to be sent, with what its writer has seen. */
    wish: { notes, notesBefore: stored },
    /** Only who sent it knows that it was saved: what shows as stored may still go back. */
    settle: (saved: string) => setBase(saved),
  };
}
