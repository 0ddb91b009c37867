import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { bookingPath } from "#domain/access/booking-path.ts";
import { formatWeekday } from "#texts/format.ts";
import { bookedOnClosed } from "#web/api/settings.ts";
import { Panel } from "#web/ui/panel.tsx";

/** More than that nobody reads: the next are spoken with, and the others stand here then. */
const MOST_SHOWN = 20;

const ENDS = { pickup: "hämtar", return: "lämnar" };

/** Whom somebody has to meet on a closed day, by the hours that are saved; nothing where all is well. */
export function BookedOnClosed() {
  const { data: booked = [] } = useQuery(bookedOnClosed);
  return (
    <div role="status">
      {booked.length > 0 && (
        <Panel
          title="Bokningar på stängda dagar"
          lead="De gäller fast ni har stängt. Möt upp ändå, eller kom överens med kunden om en annan dag och ändra bokningen."
        >
          <ul className="times-outside">
            {booked.slice(0, MOST_SHOWN).map(({ id, customerName, itemName, end, day }) => (
              <li key={`${id}/${end}`}>
                <Link href={bookingPath(id)}>{customerName}</Link> {ENDS[end]} {itemName}{" "}
                {formatWeekday(day)}
              </li>
            ))}
          </ul>
          {booked.length > MOST_SHOWN && (
            <p className="mt-3 text-muted">och {booked.length - MOST_SHOWN} till</p>
          )}
        </Panel>
      )}
    </div>
  );
}
