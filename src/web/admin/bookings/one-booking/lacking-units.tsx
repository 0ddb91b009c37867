import { useState } from "react";
import { Link } from "wouter";
import type { ThingWithUnits } from "#contracts/booking-units.ts";
import type { Booking } from "#contracts/bookings.ts";
import { changeBookingPath } from "#domain/access/booking-path.ts";
import { useMay } from "#web/shell/use-may.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ChangeUnits } from "./change-units.tsx";
import { hasFree, lackingWords } from "./unit-choice-words.ts";
import "./units-card.css";

/** At the top of the booking's page: nothing is there to hand over. */
export function LackingUnits({ booking, things }: { booking: Booking; things: ThingWithUnits[] }) {
  const [isAsked, setIsAsked] = useState(false);
  const mayRun = useMay("bookings.run");
  const lacking = things.filter((thing) => thing.lacking > 0);
  const canChoose = lacking.some(hasFree);
  return (
    <div className="notice lacking-units" role="alert">
      <p className="heading-3">{lacking.map(lackingWords).join(", ")}</p>
      <p>
        {canChoose
          ? "En enhet är ledig alla nätter: välj den."
          : "Ingen enhet är ledig alla nätter. Byt med en annan bokning, flytta bokningen till andra dagar eller ett annat objekt, eller hör av dig till kunden."}
      </p>
      {mayRun && (
        <div className="card-actions">
          <Button look="quiet" className="button-small" onClick={() => setIsAsked(true)}>
            Välj enhet
          </Button>
          <Link
            href={changeBookingPath(booking.id)}
            className={`${buttonClass("plain")} button-small`}
          >
            Ändra bokningen
          </Link>
        </div>
      )}
      {isAsked && (
        <ChangeUnits bookingId={booking.id} things={things} onClose={() => setIsAsked(false)} />
      )}
    </div>
  );
}
