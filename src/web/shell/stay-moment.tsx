import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatWeekday } from "#texts/format.ts";
import { comingAt } from "#texts/opening-words.ts";
import { timesForDate } from "#web/api/offers.ts";
import "./stay-moment.css";

// Said as a guess, and only when the times could not be asked for.
const FALLBACK = "12:00";

type StayMomentProps = {
  itemId: number;
  label: string;
  day: LocalDate;
  kind: "pickupTime" | "returnTime";
};

/** The day and hour at which a stay begins or ends, as one line of a list. */
export function StayMoment({ itemId, label, day, kind }: StayMomentProps) {
  const { data, isError } = useQuery(timesForDate(itemId, day));
  // Asked for with the hour itself: what the page knows of the shop is as old as the page.
  const open = data && comingAt(data.hours ?? null, data[kind]);
  return (
    <div className="moment">
      <dt>{label}</dt>
      <dd>
        {formatWeekday(day)}
        {data && `, kl.\u00a0${data[kind]}`}
        {open && <span className="moment-open">{` (${open})`}</span>}
        {isError && !data && `, preliminärt kl.\u00a0${FALLBACK}`}
      </dd>
      {isError && !data && (
        <dd className="moment-unsure">
          Tiden kunde inte hämtas. Den som gäller står i din bekräftelse.
        </dd>
      )}
    </div>
  );
}
