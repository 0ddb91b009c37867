import { PencilLine } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { TodayAnswer } from "#contracts/today.ts";
import { handOverPath } from "#domain/access/booking-path.ts";
import { begunOf, type Begun } from "#web/shell/kept-protocols/begun.ts";
import { ourShelf } from "#web/shell/kept-protocols/our-shelf.ts";
import { useUser } from "#web/shell/use-user.ts";
import { begunWords } from "./today-words.ts";

/** What was entered on this phone and is not signed, with the way back to it. */
export function BegunProtocols({ day }: { day: TodayAnswer | undefined }) {
  const userId = useUser()?.id;
  const [begun, setBegun] = useState<readonly Begun[]>([]);
  useEffect(() => {
    let isGone = false;
    if (userId !== undefined) void read(userId).then((found) => !isGone && setBegun(found));
    return () => {
      isGone = true;
    };
  }, [userId]);
  if (begun.length === 0) return null;
  return (
    <ul className="today-begun" aria-label="Påbörjade protokoll">
      {begun.map((one) => (
        <li key={`${one.bookingId} ${one.kind}`}>
          <Link href={handOverPath(one.bookingId, one.kind)} className="today-link">
            <PencilLine aria-hidden="true" size={18} />
            {begunWords(one, nameOf(day, one.bookingId))}
          </Link>
        </li>
      ))}
    </ul>
  );
}

async function read(userId: number): Promise<Begun[]> {
  return begunOf(await ourShelf(), userId);
}

function nameOf(day: TodayAnswer | undefined, id: number): string {
  const known = [
    ...(day?.days.flatMap(({ rows }) => rows.map(({ booking }) => booking)) ?? []),
    ...(day?.late.rows ?? []),
    ...(day?.waiting.rows ?? []),
  ];
  return known.find((booking) => booking.id === id)?.customerName ?? "";
}
