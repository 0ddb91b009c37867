import type { Booking } from "#contracts/bookings.ts";
import { owesRent } from "#domain/bookings/booking-status.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { depositBackBy } from "#domain/payments/deposit-status.ts";
import { formatDay, formatKronor } from "#texts/format.ts";

type Returned = Pick<
  Booking,
  | "status"
  | "endDate"
  | "totalPrice"
  | "waivedAmount"
  | "paidAmount"
  | "reservedAmount"
  | "dueAmount"
  | "depositPaymentStatus"
  | "depositPaidAmount"
  | "depositRefundedAmount"
  | "depositKeptAmount"
>;

/** How the money stands of what is marked as returned, wherever it is marked; `charge` can be taken first. */
export function returnMoneySentences(booking: Returned, today: LocalDate, charge = 0): string[] {
  const { reservedAmount, endDate } = booking;
  const held = depositHeld(booking);
  const backBy = depositBackBy({ returnedOn: today, endDate });
  return [
    reservedAmount > 0 &&
      `${formatKronor(reservedAmount)} är reserverat och inte draget.${charge > 0 ? ` Du kan dra ${formatKronor(charge)} först.` : ""}`,
    unpaidSentence(booking, ""),
    held > 0 &&
      `Depositionen, ${formatKronor(held)}, ${backBy < today ? "skulle ha varit" : "ska vara"} återbetald senast ${formatDay(backBy)}.`,
  ].filter((sentence): sentence is string => sentence !== false && sentence !== "");
}

/** What is to be paid once the booking is no longer cancelled, or as it stands. */
export function unpaidSentence(booking: Returned, otherwise: string): string {
  const due = owesRent(booking.status) ? booking.dueAmount : dueAfterwards(booking);
  if (due <= 0) return otherwise;
  const which = owesRent(booking.status) ? "är kvar att betala" : "ska då betalas";
  return `${otherwise} ${formatKronor(due)} av hyran ${which}.`.trim();
}

function dueAfterwards({ totalPrice, waivedAmount, paidAmount, reservedAmount }: Returned): number {
  return totalPrice - waivedAmount - paidAmount - reservedAmount;
}
