import type { Booking } from "#contracts/bookings.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { absence, openingOf, type Absence } from "#domain/shop/opening.ts";
import { dayWords } from "#web/admin/bookings/words.ts";
import { usePageState } from "#web/shell/page-state.tsx";

export const ABSENCE_WORDS: Record<Absence, string> = {
  closed: "butiken är stängd den dagen",
  outside: "utanför öppettiderna",
};

/** When something changes hands; of what is still to come also that nobody would be there. */
export function HandoverMoment({ booking, end }: { booking: Booking; end: "pickup" | "return" }) {
  const { shop } = usePageState();
  const [day, time] =
    end === "pickup"
      ? [booking.startDate, booking.pickupTime]
      : [booking.endDate, booking.returnTime];
  const why = isActive(booking.status)
    ? absence(openingOf(booking, shop.opening), day, time)
    : null;
  return (
    <>
      {dayWords(day)} kl{"\u00a0"}
      {time}
      {why && <span className="text-warning"> ({ABSENCE_WORDS[why]})</span>}
    </>
  );
}
