import { useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import type { Account } from "#contracts/people.ts";
import { useEndSessions } from "#web/api/people.ts";
import { sessionsOf, useEndSession } from "#web/api/sessions.ts";
import { CallProblem, FetchProblem } from "#web/shell/call-problem.tsx";
import { SessionList } from "#web/shell/session-list.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";

type AccountSessionsProps = { account: Account; isMe: boolean };

export function AccountSessions({ account, isMe }: AccountSessionsProps) {
  return (
    <EditDialog
      title={`Enheter, ${account.username}`}
      isShort
      trigger={
        <Button look="plain" className="button-small">
          <MonitorSmartphone aria-hidden="true" size={17} />
          Enheter
        </Button>
      }
    >
      <Sessions account={account} isMe={isMe} />
    </EditDialog>
  );
}

function Sessions({ account, isMe }: AccountSessionsProps) {
  const { data, error, refetch } = useQuery(sessionsOf(account.id));
  const end = useEndSession(account.id);
  if (!data)
    return error ? (
      <FetchProblem error={error} onRetry={() => void refetch()} />
    ) : (
      <TableSkeleton rows={2} />
    );
  const others = data.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className="edit-fields">
      {data.length === 0 && <p className="text-muted">Kontot är inte inloggat någonstans.</p>}
      <SessionList
        label={`Enheter där ${account.username} är inloggad`}
        sessions={data}
        onEnd={(id) => end.mutateAsync(id)}
      />
      {others.length > 1 && <EndAll account={account} isMe={isMe} />}
    </div>
  );
}

function EndAll({ account, isMe }: AccountSessionsProps) {
  const end = useEndSessions();
  return (
    <div>
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
          <Button look="quiet" className="button-small">
            Logga ut överallt
          </Button>
        }
        onConfirm={() =>
          toldCall(end.mutateAsync(account.id), {
            title: "Kontot är utloggat",
            description: account.username,
          })
        }
      />
    </div>
  );
}
