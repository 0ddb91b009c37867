import { useQuery } from "@tanstack/react-query";
import type { LoggedPage } from "#domain/shop/logged-settings.ts";
import { ChangeList } from "#web/shell/history/change-list.tsx";
import { HistoryFold } from "#web/shell/history/history-fold.tsx";
import { settingHistory } from "#web/api/settings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { describeSetting } from "./describe-setting.ts";

/** Who changed what of a page of the settings; of all of them where none is named. */
export function SettingsHistory({ of }: { of?: LoggedPage }) {
  return (
    <Panel title="Historik">
      <HistoryFold>
        <Changes {...(of && { of })} />
      </HistoryFold>
    </Panel>
  );
}

function Changes({ of }: { of?: LoggedPage }) {
  const { data, error, refetch } = useQuery(settingHistory(of));
  if (error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={3} />;
  return <ChangeList changes={data} describe={describeSetting} />;
}
