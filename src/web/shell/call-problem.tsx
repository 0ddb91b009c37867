import type { ReactNode } from "react";
import { sentenceFor } from "#web/api/api-error.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { isSessionLost } from "./is-session-lost.ts";
import { LostSession } from "./lost-session.tsx";

/**
 * Tells in a passing message that a call failed, in the server's own words. Whoever has lost the session was asked to
 * sign in, and has just said 'not now'.
 */
export function tellProblem(error: unknown): void {
  if (isSessionLost(error)) return;
  toast({
    title: "Ett fel uppstod",
    description: sentenceFor(error),
    variant: "destructive",
  });
}

/** Says in place why a call failed. */
export function CallProblem({ error }: { error: unknown }) {
  if (!error) return null;
  if (isSessionLost(error)) return <LostSession />;
  return (
    <ProblemNote>
      <p>{sentenceFor(error)}</p>
    </ProblemNote>
  );
}

type FetchProblemProps = { error: unknown; onRetry: () => void };

/** Says why something could not be fetched that only those who are signed in may read, and tries again on wish. */
export function FetchProblem({ error, onRetry }: FetchProblemProps) {
  return (
    <UnlessSignedOut error={error}>
      <RetryNotice sentence={sentenceFor(error)} onRetry={onRetry} />
    </UnlessSignedOut>
  );
}

/** For a page that has its own words for what could not be fetched. */
export function UnlessSignedOut({ error, children }: { error: unknown; children: ReactNode }) {
  return isSessionLost(error) ? <LostSession /> : children;
}
