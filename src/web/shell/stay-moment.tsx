import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatWeekday } from "#texts/format.ts";
import { timesForDate } from "#web/api/offers.ts";
import "./stay-moment.css";

// What is shown when the times cannot be asked for.
const FALLBACK = { pickupTime: "12:00", returnTime: "12:00" };

type StayMomentProps = {
  itemId: number;
  label: string;
  day: LocalDate;
  kind: "pickupTime" | "returnTime";
};

/** The day and hour at which a stay begins or ends, as one line of a list. */
export function StayMoment({ itemId, label, day, kind }: StayMomentProps) {
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
