import { useLeaveGuard } from "#web/shell/use-leave-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import { useKeepProblem } from "./keep-problem-note.tsx";

/** Asks whoever is about to leave while the phone does not take what was entered, signed or not. */
export function InMemoryGuard() {
  const { wouldLose } = useKeepProblem();
  const { leave, stay } = useLeaveGuard(wouldLose);
  if (!leave) return null;
  return (
    <ShownDialog title="Protokollet finns bara i den här sidan" onClose={stay}>
      <p>
        {wouldLose
          ? "Telefonen sparar det inte just nu. Stäng eller ladda inte om sidan förrän det är skickat, annars försvinner det, med bilder och underskrift."
          : "Det är sparat eller skickat nu. Du kan lämna sidan."}
      </p>
      <div className="edit-buttons">
        <Button
          look="plain"
          className={wouldLose ? "button-danger-quiet" : ""}
          onClick={() => {
            stay();
            leave.go();
          }}
        >
          Lämna sidan
        </Button>
        <Button data-begin="true" onClick={stay}>
          Stanna kvar
        </Button>
      </div>
    </ShownDialog>
  );
}
