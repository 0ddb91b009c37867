import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { LaidBlock } from "#contracts/item-belongings.ts";
import { periodWords } from "#texts/period-words.ts";
import { Button } from "#web/ui/button.tsx";
import { bookingPath } from "#domain/access/booking-path.ts";
import { customerWords } from "./words.ts";

/** Bookings stay when their days are blocked: somebody has to speak with the customers. */
export function LaidNotice({ laid, onClose }: { laid: LaidBlock; onClose: () => void }) {
  const count = laid.bookings.length;
  const notice = useRef<HTMLDivElement>(null);
  // The grid may be scrolled so far that the notice above it would not be seen.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="cal-laid" role="status" ref={notice}>
      <p className="font-semibold">
        {count === 1
          ? "En bokning rörs av de blockerade dagarna och ligger kvar"
          : `${count} bokningar rörs av de blockerade dagarna och ligger kvar`}
      </p>
      <ul>
        {laid.bookings.map((booking) => (
          <li key={booking.id}>
            <Link href={bookingPath(booking.id)}>
              #{booking.id} {customerWords(booking)}
            </Link>
            , {periodWords(booking)}
          </li>
        ))}
      </ul>
      <p>Hör av dig till {count === 1 ? "kunden" : "kunderna"}, eller ta bort blockeringen.</p>
      <Button look="quiet" className="button-small" onClick={onClose}>
        Stäng
      </Button>
    </div>
  );
}
