import { useEffect, useRef, useState, type ReactNode } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/ui/edit-dialog.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast-store.ts";

type ReasonFormProps = {
  /** The field by its name in the call. */
  field: { name: string; label: string; hint: string; missing: string };
  /** What stands there at first; nothing where somebody has to think. */
  suggested?: string;
  submitLabel: string;
  success: { title: string; description?: string };
  error: unknown;
  /** What else has to be answered before anything is sent. */
  isReady?: boolean;
  send: (reason: string) => Promise<unknown>;
  /** What will happen, above the reason. */
  children: ReactNode;
};

/** Asks why, before an entry leaves the list for a reason that a person has given. */
export function ReasonForm(props: ReasonFormProps) {
  const { field, suggested = "", submitLabel, success, error, isReady = true, send } = props;
  const [reason, setReason] = useState(suggested);
  const [isTried, setIsTried] = useState(false);
  const leave = useHeadingAfterwards();
  const missing = isTried && reason.trim() === "" ? field.missing : undefined;
  const sent = error instanceof ApiError ? error.fields[field.name] : undefined;
  async function submit(): Promise<boolean> {
    setIsTried(true);
    if (reason.trim() === "" || !isReady) return false;
    leave(true);
    return send(reason.trim()).then(
      () => {
        toast(success);
        return true;
      },
      () => {
        leave(false);
        return false;
      },
    );
  }
  return (
    <EditForm
      submitLabel={submitLabel}
      isDirty={reason !== suggested}
      problem={<CallProblem error={error} />}
      onSubmit={submit}
    >
      {props.children}
      <TextArea
        label={field.label}
        rows={3}
        aria-required
        maxLength={500}
        value={reason}
        hint={field.hint}
        error={missing ?? sent}
        onChange={({ target }) => setReason(target.value)}
      />
    </EditForm>
  );
}

/** The entry takes this form and its button with it, so that the focus would be nowhere. */
function useHeadingAfterwards(): (isLeaving: boolean) => void {
  const heading = usePanelHeading();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      // After the dialog has tried to give the focus back to its button.
      if (isLeaving.current) setTimeout(() => heading?.current?.focus());
    },
    [heading],
  );
  return (leaving) => {
    isLeaving.current = leaving;
  };
}
