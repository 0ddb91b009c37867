import { ApiError } from "#web/api/api-error.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { myBookingTexts } from "./texts.ts";

/** Says in place why a deed failed; where the page's link has ended meanwhile, with the way to a new one. */
export function OwnProblem({ error }: { error: unknown }) {
  if (!isLinkEnded(error)) return <CallProblem error={error} />;
  return (
    <ProblemNote>
      <p>{error.sentence}</p>
      <p className="mt-2">
        {/* Beside this page, where what was typed still stands. */}
        <a href="/min-bokning" target="_blank" rel="noopener noreferrer">
          {myBookingTexts.askAnew}
        </a>
      </p>
    </ProblemNote>
  );
}

/** Trying again leads nowhere. */
export function isLinkEnded(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "own-page.unknown";
}
