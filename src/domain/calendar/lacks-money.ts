import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** Nothing stands behind a booking that is to come: the money was let go, or there never was any. */
export function lacksMoney(booking: {
  status: BookingStatus;
  paymentStatus: PaymentStatus | null;
}): boolean {
  const { status, paymentStatus } = booking;
  if (status === "returned" || status === "cancelled") return false;
  return paymentStatus === null || paymentStatus === "expired" || paymentStatus === "cancelled";
}
