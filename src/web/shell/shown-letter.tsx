import type { ChangePreview } from "#contracts/booking-changes.ts";
import "./shown-letter.css";

/** A letter as it will be sent, to be read before that. */
export function ShownLetter({ letter }: { letter: NonNullable<ChangePreview["letter"]> }) {
  return (
    <details className="shown-letter">
      <summary>Läs mejlet</summary>
      {/* Longer than its place: whoever has no mouse scrolls it by keys. */}
      <div role="region" aria-label="Mejlet till kunden" tabIndex={0}>
        <p className="text-sm text-muted">
          Till {letter.recipient}. Ämne: {letter.subject}
        </p>
        <p className="shown-letter-text">{letter.text}</p>
      </div>
    </details>
  );
}
