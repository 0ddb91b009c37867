import { useQuery } from "@tanstack/react-query";
import { nightCount } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Selection } from "#domain/availability/date-selection.ts";
import { formatWeekday } from "#texts/format.ts";
import { timesForDate } from "#web/api/offers.ts";

// What is shown when the times cannot be asked for.
const FALLBACK = { pickupTime: "12:00", returnTime: "12:00" };

export function ChosenPeriod({ itemId, selection }: { itemId: number; selection: Selection }) {
  const { startDate, endDate } = selection;
  return (
    <section className="chosen-period" aria-label="Vald period">
      <h3 className="panel-heading">Vald period</h3>
      {startDate === null ? (
        <p className="text-muted">Välj första dagen i kalendern.</p>
      ) : (
        <dl>
          <Moment itemId={itemId} label="Hämtning" day={startDate} kind="pickupTime" />
          {endDate === null ? (
            <p className="text-muted">Välj nu sista dagen.</p>
          ) : (
            <Moment itemId={itemId} label="Återlämning" day={endDate} kind="returnTime" />
          )}
        </dl>
      )}
      {startDate !== null && endDate !== null && (
        <p>{nights(nightCount({ startDate, endDate }))}</p>
      )}
    </section>
  );
}

type MomentProps = {
  itemId: number;
  label: string;
  day: LocalDate;
  kind: "pickupTime" | "returnTime";
};

function Moment({ itemId, label, day, kind }: MomentProps) {
  const { data, isError } = useQuery(timesForDate(itemId, day));
  const time = (data ?? (isError ? FALLBACK : undefined))?.[kind];
  return (
    <div className="moment">
      <dt>{label}</dt>
      <dd>
        {formatWeekday(day)}
        {time !== undefined && `, kl.\u00a0${time}`}
      </dd>
    </div>
  );
}

function nights(count: number): string {
  return count === 1 ? "1 natt" : `${count} nätter`;
}
