import { TextField } from "#web/ui/text-field.tsx";
import { checkoutTexts, FIELD_LABELS } from "#web/public/checkout/texts.ts";
import type { FieldErrors } from "./use-details-form.ts";

/** For a company or a club. The sheet shows them while the box is ticked, before any code has come. */
export function OrganisationFields({ errors }: { errors: FieldErrors }) {
  return (
    <div className="organisation" data-wide="true">
      <label className="organisation-choice">
        <input type="checkbox" name="isOrganisation" />
        <span>{checkoutTexts.forOrganisation}</span>
      </label>
      <fieldset className="organisation-fields">
        <legend className="sr-only">{checkoutTexts.forOrganisation}</legend>
        <p className="text-sm text-muted">{checkoutTexts.forOrganisationWhy}</p>
        <TextField
          name="organisationName"
          label={FIELD_LABELS.organisationName}
          error={errors.organisationName}
          autoComplete="organization"
          maxLength={200}
          required
        />
        <TextField
          name="organisationNumber"
          label={FIELD_LABELS.organisationNumber}
          error={errors.organisationNumber}
          hint={checkoutTexts.soleTrader}
          autoComplete="off"
          inputMode="numeric"
          placeholder="XXXXXX-XXXX"
          maxLength={50}
          required
        />
        <TextField
          name="invoiceAddress"
          label={checkoutTexts.invoiceAddress}
          hint={checkoutTexts.invoiceAddressHint}
          autoComplete="off"
          maxLength={300}
        />
        <TextField
          name="reference"
          label={checkoutTexts.reference}
          hint={checkoutTexts.referenceHint}
          autoComplete="off"
          maxLength={200}
        />
      </fieldset>
    </div>
  );
}
