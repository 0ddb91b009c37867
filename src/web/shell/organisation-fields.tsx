import { isOrgnrDoubtful } from "#domain/bookkeeping/organisation-number.ts";
import type { Organisation } from "#domain/bookings/organisation.ts";
import { TextField } from "#web/ui/text-field.tsx";

type OrganisationFieldsProps = {
  text: (name: keyof Organisation) => { name: string; value: string };
  number: string;
};

/** Whom staff book for, where that is a company or a club. */
export function OrganisationFields({ text, number }: OrganisationFieldsProps) {
  return (
    <>
      <TextField
        {...text("organisationName")}
        label="Företag eller förening"
        autoComplete="off"
        hint="Med namn eller organisationsnummer blir kommande kvitton även faktura."
      />
      <div className="field-pair">
        <TextField
          {...text("organisationNumber")}
          label="Organisationsnummer"
          autoComplete="off"
          hint={isOrgnrDoubtful(number) ? "Stämmer numret? Sista siffran passar inte." : undefined}
        />
        <TextField {...text("reference")} label="Kundens referens" autoComplete="off" />
      </div>
      <TextField
        {...text("invoiceAddress")}
        label="Fakturaadress"
        autoComplete="off"
        hint="Om den är en annan än adressen."
      />
    </>
  );
}
