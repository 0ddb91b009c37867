import type { Period } from "#domain/dates/date-range.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { EntryField } from "./use-entry-form.ts";

/** What seasonal prices, blocked dates and booking periods have in common: a first and a last day. */
export type TypedDates = { startDate: string; endDate: string };

export function typedDates(row: Period | undefined): TypedDates {
  return { startDate: row?.startDate ?? "", endDate: row?.endDate ?? "" };
}

export function byStart(one: Period, other: Period): number {
  return one.startDate < other.startDate ? -1 : 1;
}

type DateFieldsProps = {
  form: { values: TypedDates; text: (name: keyof TypedDates) => EntryField };
};

export function DateFields({ form }: DateFieldsProps) {
  return (
    <>
      <TextField {...form.text("startDate")} label="Startdatum" type="date" />
      <TextField
        {...form.text("endDate")}
        label="Slutdatum"
        type="date"
        min={form.values.startDate}
      />
    </>
  );
}
