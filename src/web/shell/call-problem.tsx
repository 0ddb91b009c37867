import { sentenceFor } from "#web/api/api-error.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { isSessionLost } from "./is-session-lost.ts";
import { LostSession } from "./lost-session.tsx";

/** Tells in a passing message that a call failed, in the server's own words. */
export function tellProblem(error: unknown): void {
  toast({
    title: "Ett fel uppstod",
    description: sentenceFor(error),
    variant: "destructive",
  });
}

type CallProblemProps = {
  error: unknown;
  /** Does it again, for whoever had to sign in first. */
  onRetry?: () => void;
};

/** Says in place why a call failed. */
export function CallProblem({ error, onRetry }: CallProblemProps) {
  if (!error) return null;
  if (isSessionLost(error)) return <LostSession onRetry={onRetry} />;
  return (
    <ProblemNote>
      <p>{sentenceFor(error)}</p>
    </ProblemNote>
  );
}
