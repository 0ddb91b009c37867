import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field.tsx";

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldProps & {
    /** What the number counts, shown inside the field: `kr`. */
    unit?: string;
  };

export function TextField({ label, hint, error, unit, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) =>
        unit === undefined ? (
          <input {...input} {...control} className="field" />
        ) : (
          <div className="field-unit">
            <input {...input} {...control} className="field" />
            <span aria-hidden="true">{unit}</span>
          </div>
        )
      }
    </Field>
  );
}
