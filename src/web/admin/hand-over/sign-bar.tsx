import { ArrowDown } from "lucide-react";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { STEP_SHORT, type StepId } from "./draft/left-to-do.ts";

type SignBarProps = {
  /** What nobody has filled in, or is wrong, in the order of the page. */
  left: readonly StepId[];
  /** Nothing stands in the way of signing; what is left over may be left out. */
  isReady: boolean;
  /** All that it takes is entered. What of it is wrong is told by trying, and takes the button from nobody. */
  mayTry: boolean;
  /** A photograph is being laid down: signing waits for it. */
  isAdding: boolean;
  onGo: (step: StepId) => void;
  onSign: () => Promise<void>;
};

/** Always under the thumb: what comes next, until it is signed. */
export function SignBar({ left, isReady, mayTry, isAdding, onGo, onSign }: SignBarProps) {
  const [next] = left;
  return (
    <div className="hand-over-bar">
      <p role="status">{isAdding ? "Sparar bilden…" : leftWords(left)}</p>
      {next !== undefined && (
        <Button look={isReady ? "quiet" : "primary"} onClick={() => onGo(next)}>
          {STEP_SHORT[next]}
          <ArrowDown aria-hidden="true" size={18} />
        </Button>
      )}
      {mayTry && (
        <ActionButton look={isReady ? "primary" : "quiet"} busyLabel="Sparar…" onAct={onSign}>
          Signera och spara
        </ActionButton>
      )}
    </div>
  );
}

function leftWords(left: readonly StepId[]): string {
  if (left.length === 0) return "Allt är ifyllt";
  return left.length === 1 ? "1 sak kvar" : `${left.length} saker kvar`;
}
