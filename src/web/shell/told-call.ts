import { toast } from "#web/ui/toast-store.ts";
import { tellProblem } from "./call-problem.tsx";

/** Tells in a passing message that a call succeeded, or why not; answers whether it did. */
export function toldCall(
  call: Promise<unknown>,
  success: { title: string; description?: string },
): Promise<boolean> {
  return call.then(
    () => {
      toast(success);
      return true;
    },
    (error: unknown) => {
      tellProblem(error);
      return false;
    },
  );
}
