import { ProblemNote } from "#web/ui/problem-note.tsx";
import { Countdown } from "#web/admin/bookings/countdown.tsx";
import type { Reservation } from "./use-reservation.ts";

export function Late() {
  return (
    <ProblemNote>
      <p className="font-semibold">Auktoriseringen har löpt ut</p>
      <p>Det är inte längre möjligt att genomföra denna betalning.</p>
    </ProblemNote>
  );
}

/** How long there still is to charge what is reserved, or that it is too late. */
export function TimeLeft({
  reservation: { hasLapsed, isGone, left },
}: {
  reservation: Reservation;
}) {
  if (hasLapsed) return <Late />;
  if (isGone)
    return (
      <ProblemNote>
        <p className="font-semibold">Reservationen finns inte längre</p>
        <p>En kollega har just dragit eller släppt den. Gå tillbaka och se hur betalningen står.</p>
      </ProblemNote>
    );
  return left ? <Countdown {...left} isAlone /> : null;
}
