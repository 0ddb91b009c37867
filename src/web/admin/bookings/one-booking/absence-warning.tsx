import type { Booking } from "#contracts/bookings.ts";
import type { Times } from "#domain/availability/times-for-date.ts";
import { absence, openingOf } from "#domain/shop/opening.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { ABSENCE_WORDS } from "./handover-moment.tsx";

/** Stands below the hours of a booking while they are typed: staff may agree upon any, knowingly. */
export function AbsenceWarning({ booking, times }: { booking: Booking; times: Times }) {
  const opening = openingOf(booking, usePageState().shop.opening);
  const out = absence(opening, booking.startDate, times.pickupTime);
  const back = absence(opening, booking.endDate, times.returnTime);
  return (
    <p className="text-sm text-balance text-warning empty:hidden" role="status">
      {out && `Utlämning kl. ${times.pickupTime}: ${ABSENCE_WORDS[out]}. `}
      {back && `Återlämning kl. ${times.returnTime}: ${ABSENCE_WORDS[back]}.`}
    </p>
  );
}
