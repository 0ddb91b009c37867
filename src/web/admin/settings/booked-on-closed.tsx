import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { BookedOnClosed as Booked } from "#contracts/settings.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { formatWeekday } from "#texts/format.ts";
import { hoursWords } from "#texts/opening-words.ts";
import { bookedOnClosed } from "#web/api/settings.ts";
import { Panel } from "#web/ui/panel.tsx";

/** More than that nobody reads: the next are spoken with, and the others stand here then. */
const MOST_SHOWN = 20;

const ENDS = { pickup: "hämtar", return: "lämnar" };

/** Whom somebody has to meet when nobody is there, by the hours that are saved; nothing where all is well. */
export function BookedOnClosed() {
  const { data: booked = [] } = useQuery(bookedOnClosed);
  return (
    <div role="status" className="grid gap-6">
      <Unmet
        title="Bokningar på stängda dagar"
        lead="De gäller fast ni har stängt. Möt upp ändå, eller kom överens med kunden om en annan dag och ändra bokningen."
        booked={booked.filter(({ hours }) => hours.length === 0)}
      />
      <Unmet
        title="Bokningar utanför avvikande tider"
        lead="De gäller fast ingen är på plats då. Möt upp ändå, eller kom överens med kunden om en annan tid och ändra bokningen."
        booked={booked.filter(({ hours }) => hours.length > 0)}
      />
    </div>
  );
}

function Unmet({ title, lead, booked }: { title: string; lead: string; booked: Booked }) {
  if (booked.length === 0) return null;
  return (
    <Panel title={title} lead={lead}>
      <ul className="times-outside">
        {booked.slice(0, MOST_SHOWN).map(({ id, customerName, itemName, end, ...of }) => (
          <li key={`${id}/${end}`}>
            <Link href={bookingPath(id)}>{customerName}</Link> {ENDS[end]} {itemName} {whenOf(of)}
          </li>
        ))}
      </ul>
      {booked.length > MOST_SHOWN && (
        <p className="mt-3 text-muted">och {booked.length - MOST_SHOWN} till</p>
      )}
    </Panel>
  );
}

function whenOf({ day, time, hours }: Pick<Booked[number], "day" | "time" | "hours">): string {
  const on = formatWeekday(day);
  return hours.length === 0 ? on : `${on} kl. ${time}, öppet ${hoursWords(hours)}`;
}
