import { Banknote, ClockAlert, CreditCard, Scale, Undo2 } from "lucide-react";
import type { TimelineBooking } from "#contracts/timeline.ts";
import { rentNotes, type RentNote } from "./words.ts";

const ICONS = {
  withdrawn: Undo2,
  unpaid: Banknote,
  lapsed: ClockAlert,
  reserved: CreditCard,
  disputed: Scale,
};

export function RentIcon({ note }: { note: RentNote }) {
  const Icon = ICONS[note];
  return <Icon className="rent-icon" data-note={note} aria-hidden="true" size={18} />;
}

/** What is not well, in words: nothing where the booking stands and is paid. */
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
