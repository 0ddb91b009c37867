import { Trash2 } from "lucide-react";
import type { Account } from "#contracts/people.ts";
import { useRemoveAccount } from "#web/api/people.ts";
import { CallProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { toast } from "#web/ui/toast-store.ts";

export function RemoveAccount({ account, isMe }: { account: Account; isMe: boolean }) {
  const heading = usePanelHeading();
  const remove = useRemoveAccount();
  return (
    <QuestionDialog
      title="Ta bort konto"
      question={`Är du säker på att du vill ta bort ${account.username}? Detta går inte att ångra.`}
      note={
        isMe
          ? "Det här är ditt eget konto. Du loggas ut direkt och kommer inte åt administrationen längre."
          : "Kontot loggas ut direkt. Det som kontot har ändrat i butiken finns kvar."
      }
      confirmLabel="Ta bort"
      focusAfter={heading}
      problem={<CallProblem error={remove.error} />}
      trigger={
        <Button look="plain" className="button-small button-danger-quiet">
          <Trash2 aria-hidden="true" size={17} />
          Ta bort
        </Button>
      }
      onConfirm={() =>
        remove.mutateAsync(account.id).then(
          () => {
            toast({ title: "Kontot är borttaget", description: account.username });
            return true;
          },
          (error: unknown) => {
            tellProblem(error);
            return false;
          },
        )
      }
    />
  );
}
