import { useState, useSyncExternalStore } from "react";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { askToSignIn, signingInAgain } from "./signing-in-again.ts";

/** Says in place that one is signed out, for as long as one is. */
export function LostSession() {
  const { times } = useSyncExternalStore(
    signingInAgain.subscribe,
    signingInAgain.read,
    signingInAgain.read,
  );
  const [timesBefore] = useState(times);
  if (times > timesBefore) return null;
  return (
    <ProblemNote>
      <p>Du är inte inloggad längre. Det du har skrivit finns kvar här.</p>
      <Button look="quiet" className="button-small" onClick={() => void askToSignIn()}>
        Logga in igen
      </Button>
    </ProblemNote>
  );
}
