import type { BookingInterval } from "#contracts/catalog.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import { EditForm } from "#web/ui/edit-dialog.tsx";
import type { Column } from "#web/ui/row-table.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { readWhole, tidyTime } from "#web/ui/typed-values.ts";
import { Entries, type EntryFormProps, type EntryWords } from "./entries.tsx";
import { OverlapNotice } from "./overlap-notice.tsx";
import { periodWords } from "./period-words.ts";
import { missingOf, useEntryForm, type EntryErrors, type TellFailure } from "./use-entry-form.ts";

const WORDS: EntryWords<BookingInterval> = {
  add: "Ny bokningsperiod",
  edit: "Ändra bokningsperiod",
  empty: "Inga bokningsperioder. Utan dem kan kunden börja och sluta vilken dag som helst.",
  nameOf: (row) => `bokningsperioden ${periodWords(row)}`,
  created: "Bokningsperiod skapad",
  updated: "Bokningsperiod uppdaterad",
  removed: "Bokningsperiod borttagen",
};

const nights = (count: number) => (count === 1 ? "1 natt" : `${count} nätter`);

const COLUMNS: Column<BookingInterval>[] = [
  { header: "Period", cell: periodWords },
  { header: "Återlämningsdag", cell: ({ startWeekday }) => WEEKDAY_LABELS[startWeekday] },
  { header: "Utlämning", cell: ({ pickupTime }) => pickupTime },
  { header: "Återlämning", cell: ({ returnTime }) => returnTime },
  { header: "Minst", kind: "number", cell: ({ intervalDays }) => nights(intervalDays) },
];

export function Intervals({ itemId, tellFailure }: { itemId: number; tellFailure: TellFailure }) {
  return (
    <Entries
      kind="booking-intervals"
      itemId={itemId}
      label="Bokningsperioder"
      words={WORDS}
      columns={COLUMNS}
      sort={(one, other) => (one.startDate < other.startDate ? -1 : 1)}
      Form={IntervalForm}
      renderNotice={(told, rows) =>
        told.warnings.length > 0 && (
          <OverlapNotice
            warnings={told.warnings}
            things="bokningsperioder"
            rule={(id) => ruleOf(id, [...rows, told])}
          />
        )
      }
      tellFailure={tellFailure}
    />
  );
}

function ruleOf(id: number, rows: BookingInterval[]): string {
  const row = rows.findLast((one) => one.id === id);
  if (!row) return "den som börjar senast";
  return `${WEEKDAY_LABELS[row.startWeekday].toLowerCase()} och minst ${nights(row.intervalDays)}`;
}

type Typed = {
  startDate: string;
  endDate: string;
  startWeekday: string;
  pickupTime: string;
  returnTime: string;
  intervalDays: string;
};

/** As the specification has them for a new one. */
const DEFAULTS: Typed = {
  startDate: "",
  endDate: "",
  startWeekday: "sunday",
  pickupTime: "10:00",
  returnTime: "16:00",
  intervalDays: "7",
};

function typedOf(row: BookingInterval | undefined): Typed {
  if (!row) return DEFAULTS;
  const { startDate, endDate, startWeekday, pickupTime, returnTime } = row;
  const intervalDays = String(row.intervalDays);
  return { startDate, endDate, startWeekday, pickupTime, returnTime, intervalDays };
}

function bodyOf(values: Typed): Result<object, EntryErrors> {
  const days = readWhole(values.intervalDays);
  const errors = missingOf(values, [
    "startDate",
    "endDate",
    "pickupTime",
    "returnTime",
    "intervalDays",
  ]);
  if (!days.ok) errors["intervalDays"] = days.problem;
  if (Object.keys(errors).length > 0 || !days.ok) return fail(errors);
  return ok({ ...values, intervalDays: days.value });
}

const WEEKDAY_OPTIONS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_LABELS[value] }));

function IntervalForm({ itemId, row, tellFailure, onSaved }: EntryFormProps<"booking-intervals">) {
  const form = useEntryForm({
    kind: "booking-intervals",
    itemId,
    id: row?.id,
    initial: typedOf(row),
    bodyOf,
    tellFailure,
    onSaved,
  });
  const time = (name: "pickupTime" | "returnTime") => ({
    ...form.text(name),
    maxLength: 10,
    onBlur: () => form.change(name, tidyTime(form.values[name])),
  });
  return (
    <EditForm submitLabel="Spara" isDirty={form.isDirty} onSubmit={form.submit}>
      <div className="entry-fields">
        <div className="editor-pair">
          <TextField {...form.text("startDate")} label="Startdatum" type="date" />
          <TextField
            {...form.text("endDate")}
            label="Slutdatum"
            type="date"
            min={form.values.startDate}
          />
          <SelectField
            {...form.text("startWeekday")}
            label="Återlämningsdag"
            hint="Hyror börjar och slutar den dagen."
            options={WEEKDAY_OPTIONS}
          />
          <TextField
            {...form.text("intervalDays")}
            label="Minsta antal nätter"
            unit="nätter"
            inputMode="numeric"
          />
          <TextField {...time("pickupTime")} label="Utlämningstid" placeholder="10:00" />
          <TextField {...time("returnTime")} label="Återlämningstid" placeholder="16:00" />
        </div>
      </div>
    </EditForm>
  );
}
