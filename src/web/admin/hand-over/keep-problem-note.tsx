import { useEffect, useState } from "react";
import type { KeepProblem, KeptShelf } from "#web/shell/kept-protocols/kept-shelf.ts";
import { ourShelf } from "#web/shell/kept-protocols/our-shelf.ts";
import { layAll } from "#web/shell/kept-protocols/signed.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";

const WORDS: Record<NonNullable<KeepProblem>, string> = {
  full: "Telefonens lagring är full. Det du fyller i finns kvar så länge sidan är öppen, men inte om den stängs. Frigör utrymme på telefonen, eller ta bort bilder här, och försök igen.",
  none: "Webbläsaren sparar inget på telefonen just nu, som i ett privat fönster. Stäng inte sidan förrän protokollet är signerat och skickat.",
};

const SIGNED_WORDS: typeof WORDS = {
  full: "Signerat, men det finns bara i den här sidan: telefonens lagring är full. Stäng inte sidan förrän protokollet är skickat, eller frigör utrymme på telefonen och försök igen.",
  none: "Signerat, men det finns bara i den här sidan: webbläsaren sparar inget på telefonen just nu. Stäng inte sidan förrän protokollet är skickat.",
};

type Keeping = {
  shelf: KeptShelf | undefined;
  problem: KeepProblem;
  /** Something that was entered is in this page alone. */
  wouldLose: boolean;
};

/** The phone's shelf, and why something is held in memory alone. */
export function useKeepProblem(): Keeping {
  const [shelf, setShelf] = useState<KeptShelf>();
  const [problem, setProblem] = useState<KeepProblem>(null);
  const [wouldLose, setLosing] = useState(false);
  useEffect(() => void ourShelf().then(setShelf), []);
  useEffect(() => {
    if (!shelf) return undefined;
    const read = () => {
      setProblem(shelf.problem());
      setLosing(shelf.wouldLose());
    };
    read();
    return shelf.subscribe(read);
  }, [shelf]);
  return { shelf, problem, wouldLose };
}

type NoteProps = { userId: number; isSigned?: boolean };

/** Says that what is entered lies in this page alone, and what can be done about it. */
export function KeepProblemNote({ userId, isSigned = false }: NoteProps) {
  const { shelf, problem } = useKeepProblem();
  if (problem === null) return null;
  return (
    <div className="hand-over-step">
      <ProblemNote>
        <p>{(isSigned ? SIGNED_WORDS : WORDS)[problem]}</p>
        {problem === "full" && shelf && (
          <ActionButton look="quiet" onAct={() => layAll(shelf, userId)}>
            Försök igen
          </ActionButton>
        )}
      </ProblemNote>
    </div>
  );
}
