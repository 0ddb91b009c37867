import type { ContactField, ContactHint } from "#domain/bookings/contact-hints.ts";
import { hintWords } from "./texts.ts";

type FieldHintProps = {
  hint: ContactHint;
  field: ContactField;
  onCorrect: (field: ContactField, value: string) => void;
};

export function FieldHint({ hint, field, onCorrect }: FieldHintProps) {
  return (
    <span className="field-hint" role="status">
      {hintWords(hint)}
      {hint.code === "email.meant" && (
        <button type="button" onClick={() => onCorrect(field, hint.corrected)}>
          Ändra till {hint.corrected}
        </button>
      )}
    </span>
  );
}
