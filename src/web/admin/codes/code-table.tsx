import { Copy } from "lucide-react";
import type { DiscountCode } from "#contracts/discount-codes.ts";
import { codeState } from "#domain/pricing/code-fields.ts";
import { useRemoveCode } from "#web/api/discount-codes.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { RemovalQuestion } from "#web/shell/removal-question.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";
import { toast } from "#web/ui/toast-store.ts";
import type { ItemName } from "./code-form.tsx";
import { EditCode } from "./edit-code.tsx";
import { givesWords, limitWords, STATE_WORDS, usesWords } from "./words.ts";

type CodeTableProps = { codes: DiscountCode[]; items: readonly ItemName[] };

export function CodeTable({ codes, items }: CodeTableProps) {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const renderLimits = (code: DiscountCode) => (
    <ul className="code-limit-list">
      {limitWords(code, names).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
  const renderActions = (code: DiscountCode) => (
    <div className="row-actions">
      <CopyCode code={code.code} />
      <EditCode code={code} items={items} />
      <RemoveCode code={code} />
    </div>
  );
  const columns: Column<DiscountCode>[] = [
    ...FIRST,
    { header: "Gäller för", kind: "long", cell: renderLimits },
    STATE,
    { header: "Åtgärder", kind: "actions", cell: renderActions },
  ];
  return <RowTable label="Rabattkoder" columns={columns} rows={codes} keyOf={({ id }) => id} />;
}

const FIRST: Column<DiscountCode>[] = [
  { header: "Kod", cell: ({ code }) => code },
  { header: "Rabatt", cell: givesWords },
];
const STATE: Column<DiscountCode> = { header: "Läge", cell: (code) => <State code={code} /> };

function State({ code }: { code: DiscountCode }) {
  const { today } = usePageState();
  const state = codeState(code, { ...code, today });
  return (
    <span className="code-state">
      <span data-state={state}>{STATE_WORDS[state]}</span>
      <span className="text-sm text-muted">{usesWords(code)}</span>
    </span>
  );
}

function CopyCode({ code }: { code: string }) {
  return (
    <ActionButton
      look="plain"
      className="button-small"
      onAct={() =>
        navigator.clipboard.writeText(code).then(
          () => toast({ title: "Koden är kopierad", description: code }),
          // Some browsers keep their clipboard to themselves; the code stands beside the button.
          () => toast({ title: "Kunde inte kopiera", description: code }),
        )
      }
    >
      <Copy aria-hidden="true" size={17} />
      Kopiera<span className="sr-only"> {code}</span>
    </ActionButton>
  );
}

function RemoveCode({ code: { id, code } }: { code: DiscountCode }) {
  return (
    <RemovalQuestion
      id={id}
      name={`rabattkoden ${code}`}
      title="Ta bort rabattkod"
      note="Ingen kan boka med koden längre. Bokningar som redan är gjorda med den behåller sitt pris."
      call={useRemoveCode()}
      done={{ title: "Rabattkoden är borttagen", description: code }}
    />
  );
}
