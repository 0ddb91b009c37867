import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import { TextField } from "#web/ui/text-field.tsx";

type PaidOnFieldProps = {
  label: string;
  value: string;
  latest: LocalDate;
  error: string | undefined;
  onChange: (day: string) => void;
};

/** The day on which money was handed over, which is never to come. */
export function PaidOnField({ label, value, latest, error, onChange }: PaidOnFieldProps) {
  return (
    <TextField
      label={label}
      type="date"
      max={latest}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** What is wrong with such a day, before anything is sent. */
export function paidOnProblem(day: string, latest: LocalDate): string | undefined {
  if (!isLocalDate(day)) return "Välj ett datum.";
  return day > latest ? "Datumet kan inte ligga i framtiden." : undefined;
}
