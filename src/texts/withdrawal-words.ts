import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { formatDay } from "#texts/format.ts";

/** What whoever is about to charge or hand over must know; undefined where the customer stands by the booking. */
export function withdrawnWords(booking: {
  status: BookingStatus;
  withdrawnAt: string | null;
}): string | undefined {
  if (!isWithdrawn(booking)) return undefined;
  return `Kunden har ångrat köpet ${formatDay(dayInSweden(new Date(booking.withdrawnAt)))}`;
}
