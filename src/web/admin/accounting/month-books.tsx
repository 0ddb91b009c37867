import type { MonthlyAccounting } from "#contracts/accounting.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";
import { money } from "./words.ts";

type Box = MonthlyAccounting["vatReturn"][number];

const BOX_COLUMNS: Column<Box>[] = [
  { header: "Ruta", cell: ({ box }) => box },
  { header: "Avser", kind: "long", cell: ({ words }) => words },
  { header: "Belopp", kind: "number", cell: ({ wholeKronor }) => money(wholeKronor) },
];

/** What goes into the VAT return. */
export function VatReturn({ boxes }: { boxes: Box[] }) {
  return (
    <Panel title="Momsunderlag" lead="Till momsdeklarationen, i hela kronor.">
      <RowTable label="Momsunderlag" rows={boxes} keyOf={({ box }) => box} columns={BOX_COLUMNS} />
    </Panel>
  );
}

/** Deposits are owed to the customers, and no revenue. */
export function Deposits({ deposits }: { deposits: MonthlyAccounting["deposits"] }) {
  const { received, refunded, keptForService, keptForDamage, owed } = deposits;
  const lines: [string, number][] = [
    ["Mottagna", received],
    ["Återbetalda", refunded],
    ["Behållna för tjänster (ingår i omsättningen)", keptForService],
    ["Behållna för skador (utan moms)", keptForDamage],
    ["Skuld till kunder vid månadens slut", owed],
  ];
  return (
    <Panel title="Depositioner" lead="En deposition är en skuld till kunden, ingen intäkt.">
      <dl className="books-lines">
        {lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
