import type { Block } from "#contracts/item-belongings.ts";
import { periodWords } from "#texts/period-words.ts";
import { BlockForm } from "#web/shell/blocking/block-form.tsx";
import { TouchedBookings } from "#web/shell/blocking/touched-bookings.tsx";
import { blockingTexts } from "#web/shell/blocking/texts.ts";
import type { Column } from "#web/ui/row-table.tsx";
import { Entries, type EntryWords } from "./entries.tsx";
import { byStart } from "./by-start.ts";
import type { EntryFormProps } from "./use-entry-form.ts";

const WORDS: EntryWords<Block> = {
  add: "Blockera datum",
  edit: "Ändra blockerade datum",
  empty:
    "Inga blockerade datum. Blockera dagar då objektet inte kan hyras, till exempel för service.",
  nameOf: (row) => `blockeringen ${periodWords(row)}`,
  created: blockingTexts.laid,
  updated: "Blockerade datum uppdaterade",
  removed: blockingTexts.freed,
};

const COLUMNS: Column<Block>[] = [
  { header: "Period", cell: periodWords },
  { header: "Anledning", cell: ({ reason }) => reason },
];

export function Blocks({ itemId }: { itemId: number }) {
  return (
    <Entries
      kind="blocked-dates"
      itemId={itemId}
      label="Blockerade datum"
      words={WORDS}
      columns={COLUMNS}
      sort={byStart}
      Form={EntryBlockForm}
      renderNotice={(told) => told.bookings.length > 0 && <TouchedBookings laid={told} />}
    />
  );
}

function EntryBlockForm({ itemId, row, onSaved }: EntryFormProps<"blocked-dates">) {
  return <BlockForm submitLabel="Spara" {...{ itemId, row }} days={row} onLaid={onSaved} />;
}
