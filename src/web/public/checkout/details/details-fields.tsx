import type { InputHTMLAttributes } from "react";
import type { ContactField, ContactHint } from "#domain/bookings/contact-hints.ts";
import { hintWords } from "#texts/contact-hint-words.ts";
import { TextField } from "#web/ui/text-field.tsx";
import type { FieldName } from "#web/public/checkout/steps/customer-details.ts";
import { checkoutTexts, FIELD_LABELS } from "#web/public/checkout/texts.ts";
import { OrganisationFields } from "./organisation-fields.tsx";
import { isContactField, type useContactHints } from "./use-contact-hints.ts";
import type { FieldErrors } from "./use-details-form.ts";

type Field = { name: FieldName; isWide?: boolean } & InputHTMLAttributes<HTMLInputElement>;

const FIELDS: Field[] = [
  { name: "name", isWide: true, autoComplete: "name", maxLength: 200 },
  {
    name: "personalNumber",
    autoComplete: "off",
    inputMode: "numeric",
    placeholder: "ÅÅÅÅMMDD-XXXX",
    maxLength: 50,
  },
  {
    name: "phone",
    type: "tel",
    autoComplete: "tel",
    placeholder: "07X-XXX XX XX",
    maxLength: 50,
  },
  {
    name: "email",
    isWide: true,
    type: "email",
    autoComplete: "email",
    inputMode: "email",
    maxLength: 254,
  },
  { name: "streetAddress", isWide: true, autoComplete: "address-line1", maxLength: 200 },
  {
    name: "postalCode",
    autoComplete: "postal-code",
    inputMode: "numeric",
    placeholder: "123 45",
    maxLength: 20,
  },
  { name: "city", autoComplete: "address-level2", maxLength: 100 },
];

type DetailsFieldsProps = {
  errors: FieldErrors;
  contact: Pick<ReturnType<typeof useContactHints>, "hints" | "correct">;
  asksTravelInfo: boolean;
};

export function DetailsFields({ errors, contact, asksTravelInfo }: DetailsFieldsProps) {
  const hintOf = (name: FieldName) => {
    if (!isContactField(name)) return undefined;
    const hint = contact.hints[name];
    // An error says more, and the same.
    if (!hint || errors[name]) return undefined;
    return <FieldHint hint={hint} field={name} onCorrect={contact.correct} />;
  };
  return (
    <div className="details-fields">
      {FIELDS.map(({ name, isWide = false, ...input }) => (
        <div key={name} data-wide={isWide}>
          <TextField
            {...input}
            name={name}
            label={FIELD_LABELS[name]}
            error={errors[name]}
            hint={hintOf(name)}
            required
          />
        </div>
      ))}
      <p data-wide="true">
        <span className="text-sm font-semibold">{checkoutTexts.country}:</span>{" "}
        {checkoutTexts.sweden}
      </p>
      {asksTravelInfo && <TravelInfo />}
      <OrganisationFields errors={errors} />
    </div>
  );
}

function TravelInfo() {
  return (
    <div data-wide="true">
      <label htmlFor="travel-info" className="mb-1.5 block text-sm font-semibold">
        {checkoutTexts.travelInfo}
      </label>
      <textarea
        id="travel-info"
        name="travelInfo"
        className="field"
        rows={3}
        maxLength={5000}
        aria-describedby="travel-info-hint"
      />
      <p id="travel-info-hint" className="mt-1.5 text-sm text-muted">
        {checkoutTexts.travelInfoHint}
      </p>
    </div>
  );
}

type FieldHintProps = {
  hint: ContactHint;
  field: ContactField;
  onCorrect: (field: ContactField, value: string) => void;
};

function FieldHint({ hint, field, onCorrect }: FieldHintProps) {
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
