import { Trash2 } from "lucide-react";
import { CallProblem } from "./call-problem.tsx";
import { toldCall } from "./told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";

type RemovalQuestionProps<Id> = {
  id: Id;
  name: string;
  title: string;
  /** What else happens, and what stays. */
  note: string;
  call: { mutateAsync: (id: Id) => Promise<unknown>; error: unknown };
  done: { title: string; description: string };
};

/** Removes what a row shows, after a question. */
export function RemovalQuestion<Id extends string | number>(props: RemovalQuestionProps<Id>) {
  const { id, name, title, note, call, done } = props;
  const heading = usePanelHeading();
  return (
    <QuestionDialog
      title={title}
      question={`Är du säker på att du vill ta bort ${name}? Detta går inte att ångra.`}
      note={note}
      confirmLabel="Ta bort"
      focusAfter={heading}
      problem={<CallProblem error={call.error} />}
      trigger={
        <Button look="plain" className="button-small button-danger-quiet">
          <Trash2 aria-hidden="true" size={17} />
          Ta bort
        </Button>
      }
      onConfirm={() => toldCall(call.mutateAsync(id), done)}
    />
  );
}
