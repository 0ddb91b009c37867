import { Link, useLocation } from "wouter";
import type { Booking } from "#contracts/bookings.ts";
import { handOverPath } from "#domain/access/booking-path.ts";
import { goesEarly } from "#domain/hand-over/goes-early.ts";
import { formatDay } from "#texts/format.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { QuestionDialog } from "#web/ui/question-dialog.tsx";

/** The way to the hand-over. Before the booking's first day it asks: it may be the wrong booking. */
export function HandOutWay({ booking }: { booking: Booking }) {
  const { today } = usePageState();
  const [, navigate] = useLocation();
  const path = handOverPath(booking.id, "out");
  if (!goesEarly(booking, today))
    return (
      <Link href={path} className={`${buttonClass("quiet")} button-small`}>
        Lämna ut
      </Link>
    );
  return (
    <QuestionDialog
      title="Lämna ut nu?"
      question={`Bokningen börjar först ${formatDay(booking.startDate)}. Lämna ut nu?`}
      note="Dagarna och priset ändras inte av det."
      confirmLabel="Lämna ut nu"
      declineLabel="Vänta"
      isDangerous={false}
      onConfirm={async () => {
        navigate(path);
        return true;
      }}
      trigger={
        <Button look="quiet" className="button-small">
          Lämna ut
        </Button>
      }
    />
  );
}
