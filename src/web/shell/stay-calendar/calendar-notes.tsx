import type { LoadedCalendar } from "./use-calendar-facts.ts";

/** What the marks of the calendar mean, and what to do when it could not be filled. */
export function CalendarNotes({
  calendar,
  hasManyUnits,
}: {
  calendar: LoadedCalendar;
  hasManyUnits: boolean;
}) {
  return (
    <>
      <p className="calendar-state" role="status">
        {calendar.isLoading && "Hämtar lediga dagar…"}
        {calendar.hasFailed && (
          <>
            Vi kunde inte hämta alla lediga dagar.{" "}
            <button type="button" className="link-button" onClick={calendar.retry}>
              Försök igen
            </button>
          </>
        )}
      </p>
      <ul className="legend" aria-label="Förklaring">
        <li>
          <span className="legend-mark" data-mark="offered" /> går att välja
        </li>
        {hasManyUnits && (
          <li>
            <span className="legend-mark" data-mark="partly" /> delvis ledig
          </li>
        )}
        <li>
          <span className="legend-mark" data-mark="full" /> upptagen
        </li>
        {calendar.facts.isClosedOn && (
          <li>
            <span className="legend-mark" data-mark="closed" /> stängt för hämtning och återlämning
          </li>
        )}
      </ul>
    </>
  );
}
