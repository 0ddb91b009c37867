import { nightCount } from "#domain/dates/date-range.ts";
import { wholeStay, type Selection } from "#domain/availability/date-selection.ts";
import { StayMoment } from "#web/shell/stay-moment.tsx";
import { nightsText } from "#web/shell/stay-words.ts";

export function ChosenPeriod({ itemId, selection }: { itemId: number; selection: Selection }) {
  const { startDate, endDate } = selection;
  const stay = wholeStay(selection);
  return (
    <section className="chosen-period" aria-label="Vald period">
      <h3 className="panel-heading">Vald period</h3>
      {startDate === null ? (
        <p className="text-muted">Välj första dagen i kalendern.</p>
      ) : (
        <dl>
          <StayMoment itemId={itemId} label="Hämtning" day={startDate} kind="pickupTime" />
          {endDate !== null && (
            <StayMoment itemId={itemId} label="Återlämning" day={endDate} kind="returnTime" />
          )}
        </dl>
      )}
      {startDate !== null && endDate === null && <p className="text-muted">Välj nu sista dagen.</p>}
      {stay && <p>{nightsText(nightCount(stay))}</p>}
    </section>
  );
}
