import { Link } from "wouter";
import { bookingPath } from "#domain/access/booking-path.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { HandOverSheet } from "#contracts/hand-over.ts";

/** Nobody could say afterwards what went out: the unit is chosen first, at the top of the booking's page. */
export function NoUnitYet({ sheet }: { sheet: HandOverSheet }) {
  const { bookingId, itemName, isVehicle } = sheet;
  return (
    <section className="card hand-over-done" aria-label="Ingen enhet">
      <p className="heading-3">{isVehicle ? "Välj fordon först" : "Välj enhet först"}</p>
      <p>
        {itemName} står utan {isVehicle ? "fordon" : "enhet"} i bokningen, så inget kan lämnas ut
        än. Har du redan börjat fylla i protokollet finns det kvar på telefonen.
      </p>
      <div className="hand-over-ways">
        <Link href={bookingPath(bookingId)} className={buttonClass("primary")}>
          {isVehicle ? "Välj fordon" : "Välj enhet"}
        </Link>
      </div>
    </section>
  );
}
