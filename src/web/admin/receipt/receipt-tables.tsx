import type { IssuedReceipt } from "#contracts/receipts.ts";
import {
  receiptTitle,
  shownLines,
  shownVat,
  type ShownLine,
  type ShownVat,
} from "#texts/receipt.ts";
import { RowTable, type Column } from "#web/ui/row-table.tsx";

const LINE_COLUMNS: Column<ShownLine & { place: number }>[] = [
  { header: "Produkt", cell: ({ name }) => name },
  { header: "Beskrivning", cell: ({ description }) => description, kind: "long" },
  { header: "Antal", cell: ({ quantity }) => quantity, kind: "number" },
  {
    header: "À-pris",
    kind: "number",
    cell: ({ unitPrice, unitPriceExcludingVat }) => (
      <>
        {unitPrice}
        <span className="receipt-small">exkl. moms {unitPriceExcludingVat}</span>
      </>
    ),
  },
  { header: "Totalt", cell: ({ total }) => total, kind: "number" },
  { header: "Moms", cell: ({ vat }) => vat, kind: "number" },
  { header: "Exkl. moms", cell: ({ excludingVat }) => excludingVat, kind: "number" },
];

/** What was sold, line by line. */
export function LineTable({ receipt }: { receipt: IssuedReceipt }) {
  return (
    <RowTable
      label={`Rader på ${nameOf(receipt)}`}
      rows={shownLines(receipt).map((line, place) => ({ ...line, place }))}
      keyOf={({ place }) => place}
      columns={LINE_COLUMNS}
    />
  );
}

const VAT_COLUMNS: Column<ShownVat>[] = [
  { header: "Momssats", cell: ({ rate }) => rate },
  { header: "Underlag exkl. moms", cell: ({ base }) => base, kind: "number" },
  { header: "Moms", cell: ({ vat }) => vat, kind: "number" },
];

export function VatTable({ receipt }: { receipt: IssuedReceipt }) {
  return (
    <RowTable
      label={`Moms på ${nameOf(receipt)}`}
      rows={shownVat(receipt)}
      keyOf={({ rate }) => rate}
      columns={VAT_COLUMNS}
      isShort
    />
  );
}

function nameOf(receipt: IssuedReceipt): string {
  return `${receiptTitle(receipt).toLowerCase()} ${receipt.receiptNumber}`;
}
