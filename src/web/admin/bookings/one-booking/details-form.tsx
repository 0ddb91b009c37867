import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import type { Booking } from "#contracts/bookings.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { ShownLetter } from "#web/shell/shown-letter.tsx";
import { changePreview, useChangeAgreed } from "#web/api/booking-changes.ts";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { OrganisationFields } from "#web/shell/organisation-fields.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { AbsenceWarning } from "./absence-warning.tsx";
import { changeOf, detailsOf, hasOtherHours, mistakesOf, type Details } from "./details.ts";

const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

type DetailsDialogProps = {
  booking: Booking;
  focusBack: RefObject<HTMLElement | null>;
  onClose: () => void;
};

export function DetailsDialog({ booking, focusBack, onClose }: DetailsDialogProps) {
  return (
    <EditDialog title="Ändra uppgifter" focusBack={focusBack} onClose={onClose}>
      <DetailsForm booking={booking} />
    </EditDialog>
  );
}

function DetailsForm({ booking }: { booking: Booking }) {
  const change = useChangeAgreed(booking.id);
  const form = useForm<Details>({
    start: detailsOf(booking),
    mistakes: (details) => mistakesOf(details, detailsOf(booking)),
    send: async (details) => {
      // As it was looked at when the dialog was opened: whoever changed it since is not written over.
      await change.mutateAsync(changeOf(form.stored, details));
      toast({ title: "Uppgifterna är ändrade", description: `Bokning #${booking.id}` });
    },
  });
  const isTold = booking.customerEmail.trim() !== "" && hasOtherHours(form.stored, form.values);
  const { data: preview } = useQuery({
    ...changePreview(booking.id, changeOf(form.stored, form.values)),
    enabled: isTold,
  });
  return (
    <EditForm form={form} submitLabel="Spara">
      <TextField {...form.text("name")} label="Namn" autoComplete="off" />
      <div className="field-pair">
        <TextField {...form.text("phone")} label="Telefon" type="tel" autoComplete="off" />
        <TextField
          {...form.text("email")}
          label="E-post"
          type="email"
          autoComplete="off"
          hint={
            isSameAddress(form.values.email, form.stored.email)
              ? undefined
              : "Kundens länkar till bokningen slutar gälla. Skicka bekräftelsen igen i E-posthistorik, så får den nya adressen en ny."
          }
        />
      </div>
      <TextField {...form.text("streetAddress")} label="Gatuadress" autoComplete="off" />
      <div className="field-pair">
        <TextField {...form.text("postalCode")} label="Postnummer" autoComplete="off" />
        <TextField {...form.text("city")} label="Ort" autoComplete="off" />
      </div>
      <TextField {...form.text("personalNumber")} label="Personnummer" autoComplete="off" />
      <OrganisationFields text={form.text} number={form.values.organisationNumber} />
      {booking.rentalItemType === "rv" && (
        <TextArea {...form.text("travelInfo")} label="Reseinfo" rows={3} maxLength={5000} />
      )}
      {isActive(booking.status) && (
        <div className="field-pair">
          <TextField {...form.text("pickupTime")} label="Utlämningstid" type="time" />
          <TextField {...form.text("returnTime")} label="Återlämningstid" type="time" />
        </div>
      )}
      {isActive(booking.status) && <AbsenceWarning booking={booking} times={form.values} />}
      {isTold && (
        <CheckField
          {...form.check("notify")}
          label="Mejla kunden om de nya tiderna"
          hint="Kunden ser tiderna som de var och som de är nu."
        />
      )}
      {isTold && form.values.notify && preview?.letter && <ShownLetter letter={preview.letter} />}
    </EditForm>
  );
}
