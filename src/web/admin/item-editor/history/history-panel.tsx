import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Change } from "#contracts/audit.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatDay } from "#texts/format.ts";
import { itemHistory } from "#web/api/item-editor.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { ChangeLines } from "./change-lines.tsx";
import { describeChange } from "./describe-change.ts";
import type { KnownNames } from "./describe-value.ts";
import { useKnownNames } from "./use-known-names.ts";

/** Who changed what, folded until somebody wants to know. */
export function HistoryPanel({ itemId }: { itemId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="history"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Visa vem som har ändrat vad</summary>
      {isOpen && <Changes itemId={itemId} />}
    </details>
  );
}

const AT_ONCE = 20;

function Changes({ itemId }: { itemId: number }) {
  const { data, error, refetch } = useQuery(itemHistory(itemId));
  const names = useKnownNames();
  const [shown, setShown] = useState(AT_ONCE);
  if (error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={3} />;
  if (data.length === 0) return <p className="mt-4 text-muted">Inget har ändrats än.</p>;
  return (
    <>
      <ol className="history-list">
        {data.slice(0, shown).map((change, index) => (
          <HistoryEntry key={data.length - index} change={change} names={names} />
        ))}
      </ol>
      {data.length > shown && (
        <Button look="quiet" className="button-small" onClick={() => setShown(shown + AT_ONCE)}>
          Visa fler
        </Button>
      )}
    </>
  );
}

type HistoryEntryProps = { change: Change; names: KnownNames };

function HistoryEntry({ change, names }: HistoryEntryProps) {
  const { title, lines } = describeChange(change, names);
  const at = new Date(change.at);
  return (
    <li>
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-muted">
        {change.actor},{" "}
        <time dateTime={change.at}>
          {formatDay(dayInSweden(at))} kl {timeInSweden(at)}
        </time>
      </p>
      {lines.length > 0 && <ChangeLines lines={lines} />}
    </li>
  );
}
