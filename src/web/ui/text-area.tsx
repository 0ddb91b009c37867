import type { TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field.tsx";

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldProps;

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={4} {...area} {...control} className="field" />}
    </Field>
  );
}
