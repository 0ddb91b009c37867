import { Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { useRemoveBelonging, type BelongingKind } from "#web/api/item-belongings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";

type EntryRemovalProps = {
  kind: BelongingKind;
  id: number;
  name: string;
  /** What is said when it is gone. */
  removed: string;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Removes an entry after a question. */
export function EntryRemoval(props: EntryRemovalProps) {
  const { kind, id, name, removed, focusAfter } = props;
  const { mutateAsync, error } = useRemoveBelonging(kind);
  return (
    <QuestionDialog
      title="Ta bort"
      question={`Är du säker på att du vill ta bort ${name}? Detta går inte att ångra.`}
      confirmLabel="Ta bort"
      problem={<CallProblem error={error} />}
      onConfirm={() => toldCall(mutateAsync(id), { title: removed })}
      focusAfter={focusAfter}
      trigger={
        <Button look="plain" className="button-small button-danger-quiet">
          <Trash2 aria-hidden="true" size={16} />
          Ta bort<span className="sr-only"> {name}</span>
        </Button>
      }
    />
  );
}
