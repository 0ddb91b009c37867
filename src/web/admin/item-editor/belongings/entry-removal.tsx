import { Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { useRemoveBelonging, type BelongingKind } from "#web/api/item-belongings.ts";
import { Button } from "#web/ui/button.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";
import type { TellFailure } from "./use-entry-form.ts";

type EntryRemovalProps = {
  kind: BelongingKind;
  id: number;
  name: string;
  /** What is said when it is gone. */
  removed: string;
  focusAfter: RefObject<HTMLElement | null>;
  tellFailure: TellFailure;
};

/** Removes an entry after a question; whose session has ended signs in on the way. */
export function EntryRemoval(props: EntryRemovalProps) {
  const { kind, id, name, removed, focusAfter, tellFailure } = props;
  const { mutateAsync } = useRemoveBelonging(kind);
  const remove = async (): Promise<boolean> => {
    try {
      await mutateAsync(id);
      toast({ title: removed });
      return true;
    } catch (error) {
      tellFailure(error, () => void remove());
      return false;
    }
  };
  return (
    <QuestionDialog
      title="Ta bort"
      question={`Är du säker på att du vill ta bort ${name}? Detta går inte att ångra.`}
      confirmLabel="Ta bort"
      onConfirm={remove}
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
