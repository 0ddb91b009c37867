import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Tells in a passing message that a call failed, in the server's own words. */
export function tellProblem(error: unknown): void {
  toast({
    title: "Ett fel uppstod",
    description: sentenceFor(error),
    variant: "destructive",
  });
}

/** Says in place why a call failed. Whose session ended signs in beside the page and loses nothing. */
export function CallProblem({ error }: { error: unknown }) {
  if (!error) return null;
  if (!(error instanceof ApiError) || error.status !== 401)
    return (
      <ProblemNote>
        <p>{sentenceFor(error)}</p>
      </ProblemNote>
    );
  return (
    <ProblemNote>
      <p>
        Du är inte inloggad längre. Det du har skrivit finns kvar här.{" "}
        <a href="/auth" target="_blank" rel="noopener">
          Logga in i en ny flik
        </a>{" "}
        och försök sedan igen.
      </p>
    </ProblemNote>
  );
}
