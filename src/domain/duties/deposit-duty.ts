import { isStayAhead, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { handOverNearSince } from "#domain/duties/rent-duty.ts";
import { depositBackBy } from "#domain/payments/deposit-status.ts";

/** A booking as far as its deposit is concerned. */
export type DepositBooking = {
  status: BookingStatus;
  startDate: LocalDate;
  endDate: LocalDate;
  changedOn: LocalDate;
  /** The day staff marked it as back; null where nobody has, or it is not known. */
  returnedOn: LocalDate | null;
  /** The day its return was settled; null where it waits. */
  settledOn?: LocalDate | null;
};

/**
 * Since when a deposit that is to be paid is somebody's concern; nothing while there is time. One that was given
 * back whole before the stay is missing too.
 */
export function depositMissingSince(
  booking: Pick<DepositBooking, "status" | "startDate" | "endDate"> & { madeOn: LocalDate },
  { due, isPaid }: { due: number; isPaid: boolean },
  today: LocalDate,
): LocalDate | undefined {
  if (due === 0 || isPaid || !isStayAhead(booking, today)) return undefined;
  return handOverNearSince(booking, today);
}

export type DepositToReturn = {
  why: "cancelled" | "returned" | "gone" | "twice";
  since: LocalDate;
};

/** Why a deposit that is held should be the customer's again; nothing while it is held by right. */
export function depositToReturn(
  booking: DepositBooking | undefined,
  {
    paidOn,
    isShown,
    isByHand = false,
    today,
  }: { paidOn: LocalDate; isShown: boolean; isByHand?: boolean; today: LocalDate },
): DepositToReturn | undefined {
  if (!booking) return { why: "gone", since: paidOn };
  // The booking has another one: this was paid at the same time, by card and by hand.
  if (!isShown) return { why: "twice", since: paidOn };
  if (booking.status === "cancelled") return { why: "cancelled", since: booking.changedOn };
  // Settled, nothing more is decided: what came by card is on its way, and what came by hand waits for somebody.
  if (isByHand && booking.settledOn) return { why: "returned", since: booking.settledOn };
  const backBy = depositBackBy(booking);
  if (booking.status === "returned" && backBy < today)
    return { why: "returned", since: addDays(backBy, 1) };
  return undefined;
}

/** Since when an item should have been marked as back; nothing while it is out by right. */
export function returnMissingSince(
  { status, endDate }: Pick<DepositBooking, "status" | "endDate">,
  today: LocalDate,
): LocalDate | undefined {
  return status === "confirmed" && endDate < today ? addDays(endDate, 1) : undefined;
}
