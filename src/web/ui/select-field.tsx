import type { SelectHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field.tsx";

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> &
  FieldProps & { options: readonly { value: string; label: string }[] };

/** The browser's own list: on a phone nothing is easier to use. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control} className="field">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
