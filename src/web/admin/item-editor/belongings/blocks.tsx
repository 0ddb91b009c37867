import { Link } from "wouter";
import type { Block, LaidBlock } from "#contracts/item-belongings.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { periodWords } from "#texts/period-words.ts";
import { EditForm } from "#web/ui/edit-dialog.tsx";
import type { Column } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Entries, type EntryWords } from "./entries.tsx";
import { byStart, DateFields, typedDates } from "./entry-dates.tsx";
import { useEntryForm, type EntryFormProps, type TellFailure } from "./use-entry-form.ts";

const WORDS: EntryWords<Block> = {
  add: "Blockera datum",
  edit: "Ändra blockerade datum",
  empty:
    "Inga blockerade datum. Blockera dagar då objektet inte kan hyras, till exempel för service.",
  nameOf: (row) => `blockeringen ${periodWords(row)}`,
  created: "Datum blockerade",
  updated: "Blockerade datum uppdaterade",
  removed: "Blockerade datum borttagna",
};

const COLUMNS: Column<Block>[] = [
  { header: "Period", cell: periodWords },
  { header: "Anledning", cell: ({ reason }) => reason },
];

export function Blocks({ itemId, tellFailure }: { itemId: number; tellFailure: TellFailure }) {
  return (
    <Entries
      kind="blocked-dates"
      itemId={itemId}
      label="Blockerade datum"
      words={WORDS}
      columns={COLUMNS}
      sort={byStart}
      Form={BlockForm}
      renderNotice={(told) => told.bookings.length > 0 && <TouchedBookings laid={told} />}
      tellFailure={tellFailure}
    />
  );
}

function TouchedBookings({ laid }: { laid: LaidBlock }) {
  return (
    <>
      <p className="font-semibold">
        {laid.bookings.length === 1
          ? "En bokning rörs av de blockerade dagarna och ligger kvar"
          : `${laid.bookings.length} bokningar rörs av de blockerade dagarna och ligger kvar`}
      </p>
      <ul>
        {laid.bookings.map(({ id, customerName, startDate, endDate }) => (
          <li key={id}>
            <Link href={bookingPath(id)} className="text-link">
              #{id} {customerName}
            </Link>
            , {periodWords({ startDate, endDate })}
          </li>
        ))}
      </ul>
      <p>Hör av dig till kunden, eller ändra datumen.</p>
    </>
  );
}

function BlockForm(props: EntryFormProps<"blocked-dates">) {
  const form = useEntryForm(props, {
    initial: { ...typedDates(props.row), reason: props.row?.reason ?? "" },
    required: ["startDate", "endDate", "reason"],
    sent: (read) => read,
  });
  return (
    <EditForm submitLabel="Spara" isDirty={form.isDirty} onSubmit={form.submit}>
      <div className="entry-fields">
        <div className="editor-pair">
          <DateFields form={form} />
        </div>
        <TextField
          {...form.text("reason")}
          label="Anledning"
          hint="Syns bara här. Kunden ser att dagarna inte går att boka."
          maxLength={500}
        />
      </div>
    </EditForm>
  );
}
