import type { Period } from "#domain/dates/date-range.ts";
import { TextField } from "#web/ui/text-field.tsx";

/** What is typed of a first and a last day. */
export type TypedDates = { startDate: string; endDate: string };

export function typedDates(period: Period | undefined): TypedDates {
  return { startDate: period?.startDate ?? "", endDate: period?.endDate ?? "" };
}

type DateField = {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

type DateFieldsProps = {
  form: { values: TypedDates; text: (name: keyof TypedDates) => DateField };
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
