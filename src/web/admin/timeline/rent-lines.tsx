import { Banknote, ClockAlert, CreditCard, Scale } from "lucide-react";
import type { TimelineBooking } from "#contracts/timeline.ts";
import { rentNotes, type RentNote } from "./words.ts";

const ICONS = { unpaid: Banknote, lapsed: ClockAlert, reserved: CreditCard, disputed: Scale };

export function RentIcon({ note }: { note: RentNote }) {
  const Icon = ICONS[note];
  return <Icon className="rent-icon" data-note={note} aria-hidden="true" size={18} />;
}

/** What is not well with the money, in words: nothing where it is paid. */
export function RentLines({ booking }: { booking: TimelineBooking }) {
  const notes = rentNotes(booking);
  if (notes.length === 0) return null;
  return (
    <ul className="handover-rent">
      {notes.map(({ note, words }) => (
        <li key={words} data-note={note}>
          <RentIcon note={note} />
          {words}
        </li>
      ))}
    </ul>
  );
}
