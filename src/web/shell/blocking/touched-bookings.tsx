import { Link } from "wouter";
import type { LaidBlock } from "#contracts/item-belongings.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { periodWords } from "#texts/period-words.ts";

/** Bookings stay when their days are blocked: somebody has to speak with the customers. */
export function TouchedBookings({ laid: { bookings } }: { laid: LaidBlock }) {
  const isOne = bookings.length === 1;
  return (
    <>
      <p className="font-semibold">
        {isOne ? "En bokning" : `${bookings.length} bokningar`} rörs av de blockerade dagarna och
        ligger kvar
      </p>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Link href={bookingPath(booking.id)} className="text-link">
              #{booking.id} {booking.customerName.trim() || "Ej angivet"}
            </Link>
            , {periodWords(booking)}
          </li>
        ))}
      </ul>
      <p>Hör av dig till {isOne ? "kunden" : "kunderna"}, eller ta bort blockeringen.</p>
    </>
  );
}
