import { LogOut } from "lucide-react";
import type { Account } from "#contracts/people.ts";
import { useEndSessions } from "#web/api/people.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";

export function EndSessions({ account, isMe }: { account: Account; isMe: boolean }) {
  const end = useEndSessions();
  // Nothing to end: one's own session on this page stays in any case.
  if (account.sessions === 0 || (isMe && account.sessions === 1)) return null;
  return (
    <QuestionDialog
      title="Logga ut överallt"
      question={
        isMe
          ? "Vill du logga ut ditt konto på alla andra enheter? Här är du kvar."
          : `Vill du logga ut ${account.username} på alla enheter? Det som inte är sparat där går förlorat.`
      }
      confirmLabel="Logga ut överallt"
      problem={<CallProblem error={end.error} />}
      trigger={
        <Button look="plain" className="button-small">
          <LogOut aria-hidden="true" size={17} />
          Logga ut
        </Button>
      }
      onConfirm={() =>
        toldCall(end.mutateAsync(account.id), {
          title: "Kontot är utloggat",
          description: account.username,
        })
      }
    />
  );
}
