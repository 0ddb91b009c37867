import type { DepositBadge } from "#domain/bookings/timeline-deposit.ts";
import { DepositIcon } from "./deposit-badge.tsx";
import { RentIcon } from "./rent-lines.tsx";
import { DEPOSIT_BADGE_LABELS, RENT_NOTE_LABELS, STATUS_LABELS, type RentNote } from "./words.ts";

const SWATCHES = [
  ["good", STATUS_LABELS.confirmed],
  ["wait", STATUS_LABELS.pending],
  ["today", "Idag"],
] as const;

export function Legend() {
  return (
    <ul className="timeline-legend" aria-label="Teckenförklaring">
      {SWATCHES.map(([tone, label]) => (
        <li key={tone}>
          <span className="timeline-swatch" data-tone={tone} aria-hidden="true" />
          {label}
        </li>
      ))}
      {Object.entries(DEPOSIT_BADGE_LABELS).map(([badge, label]) => (
        <li key={badge}>
          <DepositIcon badge={badge as DepositBadge} />
          {label}
        </li>
      ))}
      {Object.entries(RENT_NOTE_LABELS).map(([note, label]) => (
        <li key={note}>
          <RentIcon note={note as RentNote} />
          {label}
        </li>
      ))}
    </ul>
  );
}
