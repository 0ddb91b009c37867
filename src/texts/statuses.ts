import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

export const BOOKING_STATUS_LABELS: Record<BookingStatus, string> = {
  pending: "Väntar på bekräftelse",
  confirmed: "Bokad och bekräftad",
  cancelled: "Avbokad",
  returned: "Returnerad",
};

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  pending: "Behandlas",
  authorized: "Reserverad",
  captured: "Betald",
  cancelled: "Avbruten",
  expired: "Utgången",
};
