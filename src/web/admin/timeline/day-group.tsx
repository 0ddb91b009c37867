import { useId } from "react";
import type { TimelineBooking } from "#contracts/timeline.ts";
import type { Handover } from "#domain/bookings/timeline.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isOpenOn } from "#domain/shop/opening.ts";
import { longDay } from "#texts/long-day.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { HandoverCard } from "./handover-card.tsx";

type DayGroupProps = {
  day: LocalDate;
  handovers: Handover<TimelineBooking>[];
  isToday: boolean;
  /** Laid out also while it is far off the screen, so that it is as high as it was. */
  isWhole: boolean;
};

/** All that is handed over on one day. */
export function DayGroup({ day, handovers, isToday, isWhole }: DayGroupProps) {
  const id = useId();
  const { shop } = usePageState();
  const isClosed = !isOpenOn(shop.opening, day);
  return (
    <section
      className="timeline-day"
      data-today={isToday || undefined}
      data-whole={isWhole || undefined}
      aria-labelledby={id}
    >
      <h3 id={id} className="heading-2">
        <time dateTime={day}>{longDay(day)}</time>
        {isToday && <span className="timeline-today">Idag</span>}
        {isClosed && <span className="timeline-closed">Stängt</span>}
      </h3>
      <ul className="handovers">
        {handovers.map(({ kind, booking }) => (
          <li key={`${kind}-${booking.id}`}>
            <HandoverCard kind={kind} booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}
