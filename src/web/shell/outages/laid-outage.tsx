import { Link } from "wouter";
import type { LaidOutage } from "#contracts/units.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { periodWords } from "#texts/period-words.ts";
import { laidWords } from "./words.ts";

type Concerned = LaidOutage["lacking"][number];

/** Who was moved to which unit, and who is left without one: somebody has to see to those. */
export function LaidOutageNotice({ laid, unitName }: { laid: LaidOutage; unitName: string }) {
  const { moved, lacking } = laid;
  return (
    <>
      <p className="font-semibold">
        {unitName} är ur drift. {laidWords(laid)}
      </p>
      {lacking.length > 0 && (
        <>
          <ul>
            {lacking.map((one) => (
              <li key={one.bookingId}>
                <Who {...one} />: <strong>utan enhet</strong>
              </li>
            ))}
          </ul>
          <p>Flytta dem till andra dagar eller ett annat objekt, eller hör av dig till kunden.</p>
        </>
      )}
      {moved.length > 0 && (
        <ul>
          {moved.map((one) => (
            <li key={one.bookingId}>
              <Who {...one} /> har nu {one.unitName}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Who(booking: Concerned) {
  return (
    <>
      <Link href={bookingPath(booking.bookingId)} className="text-link">
        #{booking.bookingId} {booking.customerName.trim() || "Ej angivet"}
      </Link>
      , {periodWords(booking)}
    </>
  );
}
