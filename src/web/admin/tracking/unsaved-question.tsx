import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";

type UnsavedQuestionProps = { onStay: () => void; onLeave: () => void };

export function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  return (
    <ShownDialog title="Du har inställningar som inte är sparade" onClose={onStay}>
      <p>Om du lämnar sidan nu försvinner de.</p>
      <div className="edit-buttons">
        <Button look="quiet" onClick={onLeave}>
          Lämna utan att spara
        </Button>
        <Button onClick={onStay}>Stanna kvar</Button>
      </div>
    </ShownDialog>
  );
}
