import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { EarlierCustomer } from "#contracts/customers.ts";
import { formatDay } from "#texts/format.ts";
import { earlierCustomers } from "#web/api/customers.ts";
import type { Form } from "#web/shell/form/use-form.ts";
import { OrganisationFields } from "#web/shell/organisation-fields.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { offeredOnce, withCustomer, type Draft } from "./draft.ts";

type CustomerPartProps = { form: Form<Draft>; isMotorhome: boolean };

export function CustomerPart({ form, isMotorhome }: CustomerPartProps) {
  return (
    <Panel title="Kund">
      <Name form={form} />
      <div className="field-pair">
        <TextField {...form.text("phone")} label="Telefon" type="tel" autoComplete="off" />
        <TextField
          {...form.text("email")}
          label="E-post"
          type="email"
          autoComplete="off"
          hint="Utan adress skickas inga mejl."
        />
      </div>
      <details className="new-booking-more">
        <summary>Adress, personnummer och företag</summary>
        <div className="new-booking-fields">
          <TextField {...form.text("streetAddress")} label="Gatuadress" autoComplete="off" />
          <div className="field-pair">
            <TextField {...form.text("postalCode")} label="Postnummer" autoComplete="off" />
            <TextField {...form.text("city")} label="Ort" autoComplete="off" />
          </div>
          <TextField {...form.text("personalNumber")} label="Personnummer" autoComplete="off" />
          <OrganisationFields text={form.text} number={form.values.organisationNumber} />
        </div>
      </details>
      {isMotorhome && (
        <TextArea {...form.text("travelInfo")} label="Reseinfo" rows={2} maxLength={5000} />
      )}
      <TextArea
        {...form.text("notes")}
        label="Kommentar"
        rows={2}
        maxLength={5000}
        hint="Syns bara för er."
      />
    </Panel>
  );
}

/** So few letters name nobody. */
const SHORTEST = 3;

/** Whoever has rented before is offered while the name is typed. */
function Name({ form }: { form: Form<Draft> }) {
  const typed = useDeferredValue(form.values.name.trim());
  // Whoever was chosen, here or before the page was opened, is not offered again.
  const [chosen, setChosen] = useState(typed);
  const isAsking = typed.length >= SHORTEST && typed !== chosen;
  const { data: found = [] } = useQuery({ ...earlierCustomers({ q: typed }), enabled: isAsking });
  function choose(customer: EarlierCustomer) {
    setChosen(customer.name.trim());
    form.change((draft) => withCustomer(draft, customer));
  }
  return (
    <div>
      <TextField
        {...form.text("name")}
        label="Namn"
        autoComplete="off"
        hint="Skriv namn, telefon eller e-post för att hitta någon som har hyrt förut."
      />
      {isAsking && found.length > 0 && (
        <ul className="earlier-customers" aria-label="Har hyrt förut">
          {offeredOnce(found).map((customer) => (
            <li key={customer.bookingId}>
              <button type="button" onClick={() => choose(customer)}>
                <strong>{customer.name}</strong>
                <span>
                  {[customer.phone, customer.email, customer.city].filter(Boolean).join(", ")}
                </span>
                <span className="text-muted">Senast {formatDay(customer.lastStart)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
