import { useEffect } from "react";
import { Button } from "#web/ui/button.tsx";
import { ShownDialog } from "#web/ui/shown-dialog.tsx";
import type { AnyForm } from "./form/use-form.ts";
import { useLeaveGuard, type LeaveGuard } from "./use-leave-guard.ts";

type LeaveQuestionProps = {
  guard: LeaveGuard;
  /** What would be lost: `ändringar`. */
  what: string;
  isDirty: boolean;
  /** It is on its way already: nobody can say any more that it is not to be saved. */
  isSaving: boolean;
  /** Before the page is left. */
  onLeave?: () => void;
};

type FormGuardProps = { form: Pick<AnyForm, "isDirty" | "isBusy">; what: string };

/** Guards a page's form: nobody leaves it by mistake with something unsaved. */
export function FormGuard({ form: { isDirty, isBusy }, what }: FormGuardProps) {
  const guard = useLeaveGuard(isDirty || isBusy);
  return <LeaveQuestion guard={guard} what={what} isDirty={isDirty} isSaving={isBusy} />;
}

/** Asks whoever is about to leave whether what was typed may be lost. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { guard, what, isDirty, isSaving, onLeave } = props;
  const { leave, stay } = guard;
  const isSaved = !isDirty && !isSaving;
  useEffect(() => {
    if (!leave || !isSaved) return;
    stay();
    leave.go();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [leave, isSaved]);
  if (!leave || isSaved) return null;
  if (isSaving)
    return (
      <ShownDialog title="Det du skrev sparas just nu" onClose={stay}>
        <p>Sidan lämnas så snart det är klart.</p>
        <div className="edit-buttons">
          <Button data-begin="true" onClick={stay}>
            Stanna kvar
          </Button>
        </div>
      </ShownDialog>
    );
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
        <Button data-begin="true" onClick={stay}>
          Stanna kvar
        </Button>
      </div>
    </ShownDialog>
  );
}
