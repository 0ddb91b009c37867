import { Dialog as Radix } from "radix-ui";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { firstField, useEditDialog } from "#web/ui/edit-dialog.tsx";
import { useLeaveGuard } from "#web/shell/use-leave-guard.ts";
import type { AnyForm } from "./use-form.ts";

type EditFormProps = {
  form: AnyForm;
  submitLabel: string;
  /** Says meanwhile what is going on. */
  busyLabel?: string;
  /** Something is lost by it. */
  isDangerous?: boolean;
  children: ReactNode;
  /** Stands where the form's own problem would; null where it is told elsewhere. */
  problem?: ReactNode;
};

/** A form in an `EditDialog`, which it closes once it is saved. */
export function EditForm({
  form,
  submitLabel,
  busyLabel = "Sparar…",
  isDangerous = false,
  children,
  problem,
}: EditFormProps) {
  const dialog = useEditDialog();
  const { isDirty, isBusy, props } = form;
  const { ref } = props;
  useEffect(() => {
    dialog?.setIsDirty(isDirty);
  }, [dialog, isDirty]);
  useEffect(() => {
    dialog?.setIsBusy(isBusy);
  }, [dialog, isBusy]);
  useLeaveGuard(isDirty || isBusy, dialog?.leave);
  useEffect(() => {
    // A form that had to wait for what it shows was not there when the dialog gave the focus.
    if (!ref.current?.contains(document.activeElement)) firstField(ref.current)?.focus();
  }, [ref]);
  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (await form.submit()) dialog?.close();
  }
  return (
    <form {...props} className="edit-form" onSubmit={(event) => void submit(event)}>
      <div className="edit-fields">{children}</div>
      <div className="edit-foot" data-bottom-bar>
        {problem === undefined ? <CallProblem error={form.problem} /> : problem}
        {dialog?.isAsking ? (
          <Unsaved onGoOn={dialog.goOn} onDiscard={dialog.close} />
        ) : (
          <div className="edit-buttons">
            <Radix.Close className="button button-quiet">Avbryt</Radix.Close>
            <BusyButton
              type="submit"
              {...(isDangerous && { look: "plain", className: "button-danger" })}
              isBusy={isBusy}
              busyLabel={busyLabel}
            >
              {submitLabel}
            </BusyButton>
          </div>
        )}
      </div>
    </form>
  );
}

type UnsavedProps = {
  lead?: string;
  discardLabel?: string;
  goOnLabel?: string;
  onGoOn: () => void;
  onDiscard: () => void;
};

/** The dialog's question, in place of its buttons, before something is lost. */
export function Unsaved({
  lead = "Du har skrivit något som inte är sparat.",
  discardLabel = "Kasta ändringarna",
  goOnLabel = "Fortsätt redigera",
  onGoOn,
  onDiscard,
}: UnsavedProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Whoever pressed Escape by mistake goes on with one key.
  useEffect(() => notice.current?.querySelector<HTMLElement>(".button-quiet")?.focus(), []);
  return (
    <div ref={notice} className="edit-unsaved" role="alert">
      <p>{lead}</p>
      <div className="edit-buttons">
        <Button look="plain" className="button-danger-quiet" onClick={onDiscard}>
          {discardLabel}
        </Button>
        <Button look="quiet" onClick={onGoOn}>
          {goOnLabel}
        </Button>
      </div>
    </div>
  );
}
