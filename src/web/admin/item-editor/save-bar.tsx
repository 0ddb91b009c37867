import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";

type SaveBarProps = {
  formId: string;
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  onUndo: () => void;
};

/** Always in sight: how things stand, and the button. */
export function SaveBar({ formId, isNew, isDirty, isSaving, onUndo }: SaveBarProps) {
  return (
    <div className="save-bar">
      <div className="page-width save-bar-row">
        <p role="status" data-dirty={isDirty}>
          {words(isNew, isDirty)}
        </p>
        {/* What is on its way can no longer be taken back here. */}
        {isDirty && !isNew && !isSaving && (
          <Button look="plain" className="button-small" onClick={onUndo}>
            Ångra
          </Button>
        )}
        <BusyButton form={formId} type="submit" isBusy={isSaving} busyLabel="Sparar…">
          {isNew ? "Skapa objektet" : "Spara"}
        </BusyButton>
      </div>
    </div>
  );
}

function words(isNew: boolean, isDirty: boolean): string {
  if (isDirty) return "Osparade ändringar";
  return isNew ? "Inte skapat än" : "Allt är sparat";
}
