import { useState } from "react";
import { othersComment } from "#web/api/others-comment.ts";
import { toast } from "#web/ui/toast-store.ts";
import { tellProblem } from "./call-problem.tsx";
import { useForm } from "./form/use-form.ts";

type CommentOptions = {
  /** Sends what was written, with what its writer has seen. */
  save: (wish: { notes: string; notesBefore: string }) => Promise<{ notes: string }>;
  /** Said once it is saved, where it is not a booking's. */
  saved?: string;
  mistakes?: (values: { notes: string }) => { notes?: string | undefined };
  /** Somebody else has saved another. */
  onOthers?: (notes: string) => void;
};

/**
 * A comment that is being written while others may write it too. What they save shows at once as long
 * as nothing was typed here; afterwards both texts are there, and neither is replaced unseen.
 */
export function useComment(
  stored: string,
  { save, saved: told, mistakes, onOthers }: CommentOptions,
) {
  /** What was typed over. */
  const [base, setBase] = useState(stored);
  const form = useForm({
    start: { notes: stored },
    isFollowing: true,
    ...(mistakes && { mistakes }),
    send: async ({ notes }) => {
      const saved = await save({ notes, notesBefore: stored });
      // Only who sent it knows that it was saved: what shows as stored may still go back.
      setBase(saved.notes);
      toast({
        title: "Kommentar sparad",
        description: told ?? "Bokningskommentaren har sparats",
      });
    },
    onRefused: (error) => {
      const others = othersComment(error);
      // Told beside the field, where there is something to choose.
      if (others !== undefined) onOthers?.(others);
      else tellProblem(error);
    },
  });
  const { notes } = form.values;
  if (!form.isBusy && stored !== base && notes === stored) setBase(stored);
  // What is on its way shows as stored, and goes back if it is refused: that is nobody else.
  const others = !form.isBusy && stored !== base && stored !== notes ? stored : undefined;
  return {
    form,
    /** What somebody else has saved meanwhile. */
    others,
    keepBoth: () => {
      setBase(stored);
      form.change({ notes: [stored.trimEnd(), notes].join("\n\n") });
    },
    /** What another one wrote is shown beside the field, and says it. */
    problem: othersComment(form.problem) === undefined ? form.problem : null,
  };
}
