import type { TimelineBooking } from "#contracts/timeline.ts";
import { addonWords } from "./words.ts";

/** What the customer told, chose, and what was noted about them. */
export function HandoverFacts({ booking }: { booking: TimelineBooking }) {
  const { travelInfo, addons, notes } = booking;
  if (!travelInfo?.trim() && addons.length === 0 && !notes.trim()) return null;
  return (
    <dl className="handover-facts">
      {travelInfo?.trim() && (
        <div>
          <dt>Reseinfo</dt>
          <dd>{travelInfo}</dd>
        </div>
      )}
      {addons.length > 0 && (
        <div>
          <dt>Tillval</dt>
          {addons.map((addon) => (
            <dd key={addon.id}>{addonWords(addon)}</dd>
          ))}
        </div>
      )}
      {notes.trim() && (
        <div>
          <dt>Kommentar</dt>
          {/* A long one is cut here; all of it stands in the dialog. */}
          <dd className="handover-notes">{notes}</dd>
        </div>
      )}
    </dl>
  );
}
