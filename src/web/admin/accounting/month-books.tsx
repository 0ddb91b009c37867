import type { MonthlyAccounting } from "#contracts/accounting.ts";
import { BESIDE_SALES_WORDS } from "#texts/sale-words.ts";
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
      <RowTable
        label="Momsunderlag"
        rows={boxes}
        keyOf={({ box }) => box}
        columns={BOX_COLUMNS}
        isShort
      />
    </Panel>
  );
}

/** Deposits are owed to the customers, and no revenue. */
export function Deposits({ deposits }: { deposits: MonthlyAccounting["deposits"] }) {
  const { received, refunded, keptForService, keptForDamage, corrected, owed } = deposits;
  const lines: [string, number][] = [
    ["Mottagna", received],
    ["Återbetalda", refunded],
    ["Behållna för tjänster (ingår i omsättningen)", keptForService],
    ["Behållna för skador (utan moms)", keptForDamage],
    ...(corrected === 0 ? [] : [["Rättade från tidigare månader", corrected] as [string, number]]),
    ["Skuld till kunder vid månadens slut", owed],
  ];
  return (
    <Panel title="Depositioner" lead="En deposition är en skuld till kunden, ingen intäkt.">
      <Lines lines={lines} hasResult />
    </Panel>
  );
}

/** What customers' banks hold until it is decided whose it is. Only where there was any. */
export function Disputes({ disputes }: { disputes: MonthlyAccounting["disputes"] }) {
  const { taken, returned, decided, left } = disputes;
  if ([taken, returned, decided, left].every((sum) => sum === 0)) return null;
  return (
    <Panel
      title="Bestridda betalningar"
      lead="Det kundernas banker har tagit tillbaka väntar på kontot för bestridda betalningar tills det är avgjort."
    >
      <Lines
        lines={[
          ["Bestritt under månaden", taken],
          ["Återfört av banken", returned],
          ["Avgjort: krediterat, återlämnat eller förlorat", decided],
          ["Oavgjort vid månadens slut", left],
        ]}
        hasResult
      />
    </Panel>
  );
}

const BESIDE_SALES = (
  Object.keys(BESIDE_SALES_WORDS) as (keyof typeof BESIDE_SALES_WORDS)[]
).filter((name) => name !== "disputed");

/** How money came, and what is neither a sale nor a deposit. Only what there was in the month. */
export function BesideSales({ totals }: { totals: MonthlyAccounting }) {
  const sums = { ...totals.received, ...totals.besideSales };
  const lines = BESIDE_SALES.filter((name) => sums[name] !== 0).map((name): [string, number] => [
    BESIDE_SALES_NOTES[name] ?? BESIDE_SALES_WORDS[name],
    sums[name],
  ]);
  if (lines.length === 0) return null;
  return (
    <Panel
      title="Betalsätt och övrigt"
      lead="Inbetalda hyror och depositioner, och det som bokförs bredvid försäljningen."
    >
      <Lines lines={lines} />
    </Panel>
  );
}

const BESIDE_SALES_NOTES: Partial<Record<keyof typeof BESIDE_SALES_WORDS, string>> = {
  corrected: "Rättat från tidigare månader",
  cancellationFees: `${BESIDE_SALES_WORDS.cancellationFees} (utan moms)`,
};

/** What it is and how much; the last line may be what the others come to. */
function Lines({ lines, hasResult = false }: { lines: [string, number][]; hasResult?: boolean }) {
  return (
    <dl className="books-lines" data-result={hasResult || undefined}>
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
