import { useState } from "react";
import type { Change } from "#contracts/audit.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatDay } from "#texts/format.ts";
import { Button } from "#web/ui/button.tsx";
import { ChangeLines } from "./change-lines.tsx";
import type { DescribedChange } from "./described-change.ts";

type ChangeListProps<C extends Change> = {
  /** Newest first. */
  changes: readonly C[];
  describe: (change: C) => DescribedChange;
};

const AT_ONCE = 20;

/** Who changed what, and when. */
export function ChangeList<C extends Change>({ changes, describe }: ChangeListProps<C>) {
  const [shown, setShown] = useState(AT_ONCE);
  if (changes.length === 0) return <p className="mt-4 text-muted">Inget har ändrats än.</p>;
  return (
    <>
      <ol className="history-list">
        {changes.slice(0, shown).map((change, index) => (
          <HistoryEntry key={changes.length - index} change={change} described={describe(change)} />
        ))}
      </ol>
      {changes.length > shown && (
        <Button look="quiet" className="button-small" onClick={() => setShown(shown + AT_ONCE)}>
          Visa fler
        </Button>
      )}
    </>
  );
}

type HistoryEntryProps = { change: Change; described: DescribedChange };

function HistoryEntry({ change, described: { title, lines } }: HistoryEntryProps) {
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
