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

const EMAIL_TYPE_LABELS: Record<string, string> = {
  booking_confirmation: "Bokningsbekräftelse",
  booking_confirmed: "Bokningsbekräftad",
  admin_notification: "Admin-notifiering",
  deposit_reminder: "Depositionspåminnelse",
  booking_cancelled: "Bokningsavbokad",
  authorization_warning: "Reservation på väg att gå ut",
  authorization_expired: "Reservation har gått ut",
  booking_changed: "Ändrad bokning",
  booking_request: "Bokningsförfrågan med betalningslänk",
  payment_link: "Länk för att betala",
  payment_to_approve: "Betalning att godkänna, till butiken",
  payment_received: "Betalning mottagen",
  payment_taken_back: "Rättad betalning",
  refund_notice: "Återbetalning",
  refund_failed: "Återbetalning som inte gick fram",
  deposit_paid: "Deposition betald",
  pickup_soon: "Snart dags att hämta",
  pickup_tomorrow: "Inför hämtningen",
  handed_over: "Protokoll från utlämningen",
  taken_back: "Protokoll från återlämningen",
  return_thanks: "Tack efter återlämningen",
  deposit_kept: "Avdrag på depositionen",
  return_settled: "Uppgjord återlämning",
  letter_test: "Prov av ett brev",
  withdrawal_received: "Ångrad bokning",
  withdrawal_notice: "Ångrad bokning, till butiken",
  cancelled_notice: "Avbokad av kunden, till butiken",
  own_page: "Länk till kundens bokningssida",
  account_invitation: "Inbjudan till en kollega",
  password_reset: "Länk till nytt lösenord",
  test_letter: "Provmejl",
};

/** What a letter is called in lists; one of a kind nobody has named is shown as it is. */
export function emailTypeLabel(type: string): string {
  return EMAIL_TYPE_LABELS[type] ?? type;
}
