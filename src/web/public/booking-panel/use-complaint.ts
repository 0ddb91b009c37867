import { useMemo, useRef } from "react";
import { dismissToast, toast } from "#web/ui/toast-store.ts";
import type { Message } from "./texts.ts";

export type Complaint = {
  complain: (message: Message) => void;
  /** What was said does not hold any more. */
  settle: () => void;
};

/** A message about what was chosen. It goes away with the choice it is about. */
export function useComplaint(): Complaint {
  const shown = useRef<number>(undefined);
  return useMemo(
    () => ({
      complain: (message) => {
        shown.current = toast({ ...message, variant: "destructive" });
      },
      settle: () => {
        if (shown.current !== undefined) dismissToast(shown.current);
        shown.current = undefined;
      },
    }),
    [],
  );
}
