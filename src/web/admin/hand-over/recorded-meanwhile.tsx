import { useState } from "react";
import type { Protocol } from "#contracts/hand-over.ts";
import { instantWords } from "#web/shell/instant-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { KeepOrThrowAway } from "./keep-or-throw-away.tsx";

type Props = { done: Protocol; onCorrect: () => void; onThrowAway: () => Promise<void> };

/** Another phone was faster: what was typed here stays until somebody has decided about it. */
export function RecordedMeanwhile({ done, onCorrect, onThrowAway }: Props) {
  const { today } = usePageState();
  const [isAsked, setAsked] = useState(false);
  return (
    <ProblemNote>
      <p>
        {done.recordedBy} har redan signerat det här protokollet{" "}
        {instantWords(done.signedAt, today)}. Det du har fyllt i finns kvar här.
      </p>
      <div className="hand-over-row">
        {isAsked ? (
          <KeepOrThrowAway onKeep={() => setAsked(false)} onThrowAway={onThrowAway} />
        ) : (
          <>
            <Button look="quiet" onClick={onCorrect}>
              Gör det till en rättelse
            </Button>
            <Button look="plain" onClick={() => setAsked(true)}>
              Kasta
            </Button>
          </>
        )}
      </div>
    </ProblemNote>
  );
}
