import { Check, FileWarning, KeyRound } from "lucide-react";
import type { TimelineBooking } from "#contracts/timeline.ts";
import type { Handover } from "#domain/bookings/timeline.ts";
import { stayNotes } from "./stay-notes.ts";

const ICONS = { state: KeyRound, agreement: FileWarning, "in-order": Check };

export function StayLines(handover: Handover<TimelineBooking>) {
  const notes = stayNotes(handover);
  if (notes.length === 0) return null;
  return (
    <ul className="handover-stay">
      {notes.map(({ note, words, isOnPaperOnly }) => {
        const Icon = ICONS[note];
        return (
          <li key={words} data-note={note} data-paper={isOnPaperOnly}>
            <Icon aria-hidden="true" size={18} />
            {words}
          </li>
        );
      })}
    </ul>
  );
}
