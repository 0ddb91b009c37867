import { ActionButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";

type Props = { onKeep: () => void; onThrowAway: () => Promise<void> };

/** Asked once more before what somebody has entered is gone for good. */
export function KeepOrThrowAway({ onKeep, onThrowAway }: Props) {
  return (
    <>
      <Button look="quiet" onClick={onKeep}>
        Behåll
      </Button>
      <ActionButton look="plain" className="button-danger" onAct={onThrowAway}>
        Ja, kasta det jag fyllt i
      </ActionButton>
    </>
  );
}
