import { useQuery } from "@tanstack/react-query";
import { ownSessions, useEndOtherSessions, useEndOwnSession } from "#web/api/sessions.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { SessionList } from "#web/shell/session-list.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";

export function OwnSessions() {
  const { data, error, refetch } = useQuery(ownSessions);
  const end = useEndOwnSession();
  const endOthers = useEndOtherSessions();
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Panel
      title="Dina enheter"
      lead="Här är du inloggad. Känner du inte igen en enhet, logga ut den och byt lösenord."
    >
      {!data && !error && <TableSkeleton rows={2} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && (
        <SessionList label="Dina enheter" sessions={data} onEnd={(id) => end.mutateAsync(id)} />
      )}
      {others.length > 1 && (
        <div>
          <ActionButton
            look="quiet"
            busyLabel="Loggar ut…"
            onAct={() =>
              toldCall(endOthers.mutateAsync(), { title: "Alla andra enheter är utloggade" })
            }
          >
            Logga ut alla andra
          </ActionButton>
        </div>
      )}
    </Panel>
  );
}
