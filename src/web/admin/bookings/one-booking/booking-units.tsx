import { Suspense, useState } from "react";
import type { ThingWithUnits } from "#contracts/booking-units.ts";
import type { Booking } from "#contracts/bookings.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import type { StayState } from "#domain/hand-over/protocol.ts";
import { listed } from "#texts/listed.ts";
import { useMay } from "#web/shell/use-may.ts";
import { Button } from "#web/ui/button.tsx";
import { later, laterAsked } from "#web/ui/later.ts";
import { hadUnits, unitName } from "./unit-choice-words.ts";
import { useBookingUnits } from "./use-booking-units.ts";

/** Fetched by whoever chooses, or has to. */
const ChangeUnits = laterAsked(async () => (await import("./change-units.tsx")).ChangeUnits);
const LackingUnits = later(async () => (await import("./lacking-units.tsx")).LackingUnits);

/** That something of the booking has no unit, where that is so. */
export function UnitsNotice({ booking }: { booking: Booking }) {
  const things = useBookingUnits(booking);
  if (things.every(({ lacking }) => lacking === 0)) return null;
  return (
    <Suspense>
      <LackingUnits booking={booking} things={things} />
    </Suspense>
  );
}

/** Which units a booking has, with the way to others; nothing of what is counted. */
export function UnitsFact({ booking }: { booking: Booking }) {
  const things = useBookingUnits(booking);
  const [isAsked, setIsAsked] = useState(false);
  const mayChange = useMay("bookings.run") && isActive(booking.status);
  // Of one alone there is nothing to choose.
  const canChoose = things.some(({ units }) => units.length > 1);
  if (things.length === 0) return null;
  return (
    <div className="booking-units">
      <dl className="facts">
        {things.map((thing) => (
          <div key={thing.rentalItemId}>
            <dt>{things.length > 1 ? `Enhet, ${thing.name}` : "Enhet"}</dt>
            <dd>{unitsWords(thing, booking.stay.state)}</dd>
          </div>
        ))}
      </dl>
      {mayChange && canChoose && (
        <Button look="quiet" className="button-small" onClick={() => setIsAsked(true)}>
          Byt enhet
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <ChangeUnits bookingId={booking.id} things={things} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </div>
  );
}

function unitsWords(thing: ThingWithUnits, state: StayState) {
  const had = hadUnits(thing);
  const names = listed(had.map(unitName));
  return (
    <>
      {names}
      {had.some(({ standing }) => standing === "out") &&
        thing.lacking === 0 &&
        (state === "back" ? ", återlämnad" : ", utlämnad")}
      {thing.lacking > 0 && (
        <strong className="text-danger">
          {names && ", "}
          {thing.quantity === 1 ? "Saknas" : `${thing.lacking} saknas`}
        </strong>
      )}
      {had.length === 0 && thing.lacking === 0 && "Inte noterad"}
    </>
  );
}
