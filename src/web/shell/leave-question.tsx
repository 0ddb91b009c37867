import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import type { LeaveGuard } from "./use-leave-guard.ts";

type LeaveQuestionProps = {
  guard: LeaveGuard;
  /** What would be lost: `ändringar`. */
  what: string;
  /** Before the page is left. */
  onLeave?: () => void;
};

/** Asks whoever is about to leave whether what was typed may be lost. */
export function LeaveQuestion({ guard: { leave, stay }, what, onLeave }: LeaveQuestionProps) {
  if (!leave) return null;
  return (
    <ShownDialog title={`Du har ${what} som inte är sparade`} onClose={stay}>
      <p>Om du lämnar sidan nu försvinner de.</p>
      <div className="edit-buttons">
        <Button
          look="plain"
          className="button-danger-quiet"
          onClick={() => {
            stay();
            onLeave?.();
            leave.go();
          }}
        >
          Lämna utan att spara
        </Button>
        <Button onClick={stay}>Stanna kvar</Button>
      </div>
    </ShownDialog>
  );
}
