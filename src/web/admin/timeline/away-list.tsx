import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "wouter";
import type { TimelineBooking } from "#contracts/timeline.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { furtherHint } from "#texts/further-things.ts";
import { periodWords } from "#texts/period-words.ts";
import { itemWords, STATUS_LABELS } from "./words.ts";

/** What is neither picked up nor returned in the period, but out all through it: told, and out of the way. */
export function AwayList({ bookings }: { bookings: TimelineBooking[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (bookings.length === 0) return null;
  return (
    <div className="timeline-away">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Ute hela perioden ({bookings.length} st)
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      {/* Hidden by its class and not taken away: on paper it is always there. */}
      <ul id={id} data-open={isOpen || undefined}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <span className="font-semibold">
              {[itemWords(booking), furtherHint(booking.lines)].filter(Boolean).join(" ")}
            </span>
            <span>{booking.customerName}</span>
            <span>{periodWords(booking)}</span>
            <span className="text-muted">{STATUS_LABELS[booking.status]}</span>
            <Link href={bookingPath(booking.id)} className="timeline-link">
              Bokning #{booking.id}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
