import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";

export type Asked = {
  status: BookingStatus;
  withdrawnAt: string | null;
  dueAmount: number;
  /** Until when a link to pay by holds that was sent and not used; null where none was. */
  paymentLinkUntil: string | null;
};

/**
 * Whether a booking waits for staff to answer. One that the customer was sent a link for, and has not paid, waits for
 * the customer; who has withdrawn waits for staff all the same. The database is asked the same (`is-awaiting-answer.ts`).
 */
export function awaitsAnswer(booking: Asked): boolean {
  const isWithCustomer =
    booking.paymentLinkUntil !== null && booking.dueAmount > 0 && !isWithdrawn(booking);
  return booking.status === "pending" && !isWithCustomer;
}
