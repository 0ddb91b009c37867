import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ShownDialog title="Du har ändringar som inte är sparade" onClose={onStay}>
      <p>Om du lämnar sidan nu försvinner de.</p>
      <div className="edit-buttons">
        <Button look="plain" className="button-danger-quiet" onClick={onLeave}>
          Lämna utan att spara
        </Button>
        <Button onClick={onStay}>Stanna kvar</Button>
      </div>
    </ShownDialog>
  );
}
