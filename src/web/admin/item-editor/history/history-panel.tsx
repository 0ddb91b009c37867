import { useQuery } from "@tanstack/react-query";
import { itemHistory } from "#web/api/item-editor.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { ChangeList } from "#web/shell/history/change-list.tsx";
import { HistoryFold } from "#web/shell/history/history-fold.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { describeChange } from "./describe-change.ts";
import { useKnownNames } from "./use-known-names.ts";

/** Who changed what of an item. */
export function HistoryPanel({ itemId }: { itemId: number }) {
  return (
    <HistoryFold>
      <Changes itemId={itemId} />
    </HistoryFold>
  );
}

function Changes({ itemId }: { itemId: number }) {
  const { data, error, refetch } = useQuery(itemHistory(itemId));
  const names = useKnownNames();
  if (error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={3} />;
  return <ChangeList changes={data} describe={(change) => describeChange(change, names)} />;
}
