import { useState } from "react";
import type { Driver } from "#domain/bookings/drivers.ts";
import { driverWords } from "#texts/driver-words.ts";
import { useChangeMyDetails } from "#web/api/my-booking.ts";
import { DriverFields } from "#web/shell/drivers/driver-fields.tsx";
import { driverMistakes, readDrivers } from "#web/shell/drivers/typed-drivers.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { OwnProblem } from "./own-problem.tsx";
import type { OwnProps } from "./own-props.ts";
import { useStandsOtherwise } from "./use-stands-otherwise.ts";

/** Who drives, theirs to name until the pick-up. */
export function DriversPanel({ token, page }: OwnProps) {
  const { booking, driving } = page;
  const [isChanging, setIsChanging] = useState(false);
  const { drivers } = booking;
  if (driving === null || (drivers.length === 0 && !driving.allowed)) return null;
  const isTyped = driving.allowed && (isChanging || drivers.length === 0);
  return (
    <div id="forare">
      <Panel title="Förare">
        {driving.asks !== null && (
          <p className="text-muted">{`Så här gäller för alla som kör: ${lowerFirst(driving.asks)}.`}</p>
        )}
        {isTyped && <DriversForm token={token} page={page} onSaved={() => setIsChanging(false)} />}
        <div className={isTyped ? "own-still" : undefined}>
          {drivers.length > 0 ? <Named drivers={drivers} /> : <p>Inga förare är skrivna än.</p>}
        </div>
        {driving.allowed && !isTyped && (
          <Button look="quiet" className="justify-self-start" onClick={() => setIsChanging(true)}>
            Ändra förare
          </Button>
        )}
      </Panel>
    </div>
  );
}

function Named({ drivers }: { drivers: readonly Driver[] }) {
  return (
    <ul className="own-list">
      {drivers.map((driver, at) => (
        <li key={at}>{driverWords(driver)}</li>
      ))}
    </ul>
  );
}

function DriversForm({ token, page, onSaved }: OwnProps & { onSaved: () => void }) {
  const { booking } = page;
  const { today } = usePageState();
  const call = useChangeMyDetails(token);
  const { tellRefused } = useStandsOtherwise(token);
  const form = useForm<{ drivers: Driver[] }>({
    // Most often whoever books drives.
    start: {
      drivers:
        booking.drivers.length > 0
          ? booking.drivers
          : [{ name: booking.customerName, licensedSince: "" }],
    },
    mistakes: ({ drivers }) => driverMistakes(drivers, { today, startDate: booking.startDate }),
    send: async ({ drivers }) => {
      await call.mutateAsync({ drivers: readDrivers(drivers) }, { onError: tellRefused });
      toast({ title: "Förarna är sparade" });
      onSaved();
    },
  });
  return (
    <form {...form.props} method="post" className="own-drivers own-live">
      <p>
        Skriv alla som ska köra, en till fyra. Ta med körkorten till hämtningen, så går det fort.
      </p>
      <DriverFields
        drivers={form.values.drivers}
        errors={form.errors}
        least={1}
        onChange={(drivers) => form.change({ drivers })}
      />
      <OwnProblem error={form.problem} />
      <BusyButton
        type="submit"
        look="quiet"
        className="justify-self-start"
        isBusy={form.isBusy}
        busyLabel="Sparar…"
      >
        Spara förare
      </BusyButton>
    </form>
  );
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
