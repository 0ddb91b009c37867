import { useQuery } from "@tanstack/react-query";
import type { BookingInterval } from "#contracts/catalog.ts";
import { isPromisedTwice } from "#domain/availability/changeover.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { hoursOfWeekday, isWithin } from "#domain/shop/opening.ts";
import { isClosedEvery } from "#domain/shop/outside-hours.ts";
import { periodWords } from "#texts/period-words.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import { shopSettings } from "#web/api/settings.ts";
import { ChangeoverWarning } from "#web/shell/changeover-warning.tsx";
import { HoursWarning } from "#web/shell/hours-warning.tsx";
import { nightsText } from "#web/shell/stay-words.ts";
import type { Column } from "#web/ui/row-table.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { tidyTime } from "#web/ui/typed-values.ts";
import { DateFields, typedDates } from "#web/shell/form/date-fields.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { Entries, type EntryWords } from "./entries.tsx";
import { byStart } from "./by-start.ts";
import { OverlapNotice } from "./overlap-notice.tsx";
import { useEntryForm, type EntryFormProps } from "./use-entry-form.ts";

const WORDS: EntryWords<BookingInterval> = {
  add: "Ny bokningsperiod",
  edit: "Ändra bokningsperiod",
  empty: "Inga bokningsperioder. Utan dem kan kunden börja och sluta vilken dag som helst.",
  nameOf: (row) => `bokningsperioden ${periodWords(row)}`,
  created: "Bokningsperiod skapad",
  updated: "Bokningsperiod uppdaterad",
  removed: "Bokningsperiod borttagen",
};

const COLUMNS: Column<BookingInterval>[] = [
  { header: "Period", cell: periodWords },
  { header: "Återlämningsdag", cell: (row) => <ChangeoverDay {...row} /> },
  { header: "Utlämning", cell: (row) => <HandoverTime row={row} time={row.pickupTime} /> },
  { header: "Återlämning", cell: (row) => <ReturnTime {...row} /> },
  { header: "Minst", kind: "number", cell: ({ intervalDays }) => nightsText(intervalDays) },
];

export function Intervals({ itemId }: { itemId: number }) {
  return (
    <Entries
      kind="booking-intervals"
      itemId={itemId}
      label="Bokningsperioder"
      words={WORDS}
      columns={COLUMNS}
      sort={byStart}
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
    />
  );
}

function ChangeoverDay({ startWeekday }: BookingInterval) {
  const { data } = useQuery(shopSettings);
  const isClosed = isClosedEvery(data?.opening.week ?? [], startWeekday);
  return (
    <>
      {WEEKDAY_LABELS[startWeekday]}
      {isClosed && <span className="entry-warning">butiken är stängd</span>}
    </>
  );
}

function HandoverTime({ row: { startWeekday }, time }: { row: BookingInterval; time: string }) {
  const { data } = useQuery(shopSettings);
  const hours = hoursOfWeekday(data?.opening.week ?? [], startWeekday);
  const isOutside = hours.length > 0 && !isWithin(hours, time);
  return (
    <>
      {time}
      {isOutside && <span className="entry-warning">utanför öppettiderna</span>}
    </>
  );
}

function ReturnTime(row: BookingInterval) {
  return (
    <>
      <HandoverTime row={row} time={row.returnTime} />
      {isPromisedTwice(row) && <span className="entry-warning">efter nästa utlämning</span>}
    </>
  );
}

function ruleOf(id: number, rows: BookingInterval[]): string {
  const row = rows.findLast((one) => one.id === id);
  if (!row) return "den som börjar senast";
  return `${WEEKDAY_LABELS[row.startWeekday].toLowerCase()} och minst ${nightsText(row.intervalDays)}`;
}

/** As the specification has them for a new one. */
const INTERVAL_DEFAULTS = {
  startWeekday: "sunday",
  pickupTime: "10:00",
  returnTime: "16:00",
  intervalDays: 7,
} as const;

function typedOf(row: BookingInterval | undefined) {
  const { startWeekday, pickupTime, returnTime, intervalDays } = row ?? INTERVAL_DEFAULTS;
  return {
    ...typedDates(row),
    startWeekday,
    pickupTime,
    returnTime,
    intervalDays: String(intervalDays),
  };
}

const WEEKDAY_OPTIONS = WEEKDAYS.map((value) => ({ value, label: WEEKDAY_LABELS[value] }));

function IntervalForm(props: EntryFormProps<"booking-intervals">) {
  const form = useEntryForm(props, {
    initial: typedOf(props.row),
    required: ["startDate", "endDate", "pickupTime", "returnTime", "intervalDays"],
    whole: ["intervalDays"],
    sent: (read) => read,
  });
  const time = (name: "pickupTime" | "returnTime") => ({
    ...form.text(name),
    maxLength: 10,
    onBlur: () => form.change({ [name]: tidyTime(form.values[name]) }),
  });
  return (
    <EditForm form={form} submitLabel="Spara">
      <div className="entry-fields">
        <div className="editor-pair">
          <DateFields form={form} />
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
        <ChangeoverWarning times={form.values} />
        <HoursWarning times={form.values} weekday={form.values.startWeekday} />
      </div>
    </EditForm>
  );
}
