import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#contracts/bookings.ts";
import type { Driver } from "#domain/bookings/drivers.ts";
import { namedDrivers } from "#domain/hand-over/named-drivers.ts";
import { driverWords, seenWords } from "#texts/driver-words.ts";
import { useChangeAgreed } from "#web/api/booking-changes.ts";
import { protocolsOf } from "#web/api/hand-over.ts";
import { DriverFields } from "#web/shell/drivers/driver-fields.tsx";
import { driverMistakes, NO_DRIVER, readDrivers } from "#web/shell/drivers/typed-drivers.ts";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** Who drives, as the customer has named them on their own page, and staff at the counter when it went out. */
export function DriversCard({ booking }: { booking: Booking }) {
  const mayRun = useMay("bookings.run");
  const { drivers } = booking;
  const { data: protocols = [] } = useQuery(protocolsOf(booking.id));
  const named = namedDrivers(protocols);
  return (
    <Panel title="Förare" action={mayRun && <ChangeDrivers booking={booking} />}>
      {drivers.length === 0 && named.length === 0 && (
        <p className="text-muted">Kunden har inte skrivit vem som kör än.</p>
      )}
      {drivers.length > 0 && (
        <ul className="grid gap-1">
          {drivers.map((driver, at) => (
            <li key={at}>{driverWords(driver)}</li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <>
          <p className="text-muted">Vid utlämningen:</p>
          <ul className="grid gap-1">
            {named.map((driver) => (
              <li key={driver.name}>{seenWords(driver)}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function ChangeDrivers({ booking }: { booking: Booking }) {
  return (
    <EditDialog
      title="Förare"
      trigger={
        <Button
          look="quiet"
          className="button-small"
          aria-label={`Ändra förare i bokning #${booking.id}`}
        >
          Ändra
        </Button>
      }
    >
      <DriversForm booking={booking} />
    </EditDialog>
  );
}

function DriversForm({ booking }: { booking: Booking }) {
  const { today } = usePageState();
  const change = useChangeAgreed(booking.id);
  const form = useForm<{ drivers: Driver[]; version: number }>({
    start: {
      drivers: booking.drivers.length > 0 ? booking.drivers : [NO_DRIVER],
      version: booking.version,
    },
    mistakes: ({ drivers }) => driverMistakes(drivers, { today, startDate: booking.startDate }),
    send: async ({ drivers }) => {
      // As they were looked at when the dialog was opened: whoever changed them since is not written over.
      await change.mutateAsync({
        version: form.stored.version,
        notify: false,
        drivers: readDrivers(drivers),
      });
      toast({ title: "Förarna är sparade", description: `Bokning #${booking.id}` });
    },
  });
  return (
    <EditForm form={form} submitLabel="Spara">
      <DriverFields
        drivers={form.values.drivers}
        errors={form.errors}
        least={0}
        onChange={(drivers) => form.change({ drivers })}
      />
    </EditForm>
  );
}
