import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { useRef, useState, type ComponentType, type ReactNode } from "react";
import { belongingsOf, type BelongingKind, type Belongings } from "#web/api/item-belongings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { RowTable, TableSkeleton, type Column } from "#web/ui/row-table.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { EntryRemoval } from "./entry-removal.tsx";
import type { EntryFormProps } from "./use-entry-form.ts";

export type EntryWords<Row> = {
  /** `Nytt säsongspris`, also the button that adds one. */
  add: string;
  edit: string;
  empty: string;
  /** What is asked about before it is removed, by its name. */
  nameOf: (row: Row) => string;
  created: string;
  updated: string;
  removed: string;
};

type EntriesProps<K extends BelongingKind> = {
  kind: K;
  itemId: number;
  label: string;
  words: EntryWords<Belongings[K]["row"]>;
  columns: Column<Belongings[K]["row"]>[];
  sort: (one: Belongings[K]["row"], other: Belongings[K]["row"]) => number;
  Form: ComponentType<EntryFormProps<K>>;
  /** What there is to know after a save, if anything. */
  renderNotice?: (told: Belongings[K]["told"], rows: Belongings[K]["row"][]) => ReactNode;
};

/** A table of what belongs to the item, with the dialogs that add, change and remove. */
export function Entries<K extends BelongingKind>(props: EntriesProps<K>) {
  const { kind, itemId, label, words, columns, sort, Form, renderNotice } = props;
  const { data, error, refetch } = useQuery(belongingsOf(kind, itemId));
  const [told, setTold] = useState<Belongings[K]["told"]>();
  const top = useRef<HTMLDivElement>(null);

  if (error && !data) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={2} />;

  const rows = data;
  const formOf = (row?: Belongings[K]["row"]) => (
    <Form
      kind={kind}
      itemId={itemId}
      row={row}
      onSaved={(answer) => {
        setTold(answer);
        toast({ title: row ? words.updated : words.created });
      }}
    />
  );
  const renderActions = (row: Belongings[K]["row"]) => (
    <div className="row-actions">
      <EditDialog
        title={words.edit}
        isShort
        trigger={
          <Button look="plain" className="button-small">
            <Pencil aria-hidden="true" size={16} />
            Ändra<span className="sr-only"> {words.nameOf(row)}</span>
          </Button>
        }
      >
        {formOf(row)}
      </EditDialog>
      <EntryRemoval
        kind={kind}
        id={row.id}
        name={words.nameOf(row)}
        removed={words.removed}
        focusAfter={top}
      />
    </div>
  );
  const notice = told && renderNotice?.(told, rows);
  return (
    <div ref={top} tabIndex={-1} className="entries">
      {notice && (
        <div className="entry-notice" role="status">
          <div>{notice}</div>
          <Button look="plain" className="button-small" onClick={() => setTold(undefined)}>
            Jag förstår
          </Button>
        </div>
      )}
      {rows.length > 0 ? (
        <RowTable
          label={label}
          columns={[...columns, { header: "Åtgärder", kind: "actions", cell: renderActions }]}
          rows={rows.toSorted(sort)}
          keyOf={({ id }) => id}
        />
      ) : (
        <p className="text-muted">{words.empty}</p>
      )}
      <div>
        <EditDialog
          title={words.add}
          isShort
          trigger={
            <Button look="quiet">
              <Plus aria-hidden="true" size={18} />
              {words.add}
            </Button>
          }
        >
          {formOf()}
        </EditDialog>
      </div>
    </div>
  );
}
