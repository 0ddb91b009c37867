import type { Booking } from "#contracts/bookings.ts";
import { owesRent } from "#domain/bookings/booking-status.ts";
import { rentState, type BookingMoney, type RentState } from "#domain/payments/booking-money.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { formatKronor } from "#texts/format.ts";
import { PAYMENT_STATUS_LABELS } from "#texts/statuses.ts";

/** A booking's rent, as the calls about bookings tell it. */
export type RentSums = Pick<
  Booking,
  | "status"
  | "totalPrice"
  | "waivedAmount"
  | "capturedAmount"
  | "refundedAmount"
  | "paidAmount"
  | "reservedAmount"
  | "dueAmount"
  | "paymentStatus"
>;

export function moneyOf(booking: RentSums): BookingMoney {
  return {
    total: booking.totalPrice,
    waived: booking.waivedAmount,
    charged: booking.capturedAmount ?? 0,
    refunded: booking.refundedAmount,
    paid: booking.paidAmount,
    reserved: booking.reservedAmount,
    due: booking.dueAmount,
  };
}

/** Where bookings are chosen by how their rent stands. */
export const RENT_STATE_LABELS: Record<RentState, string> = {
  "to-pay": "Att betala",
  "part-paid": "Delbetald eller delvis reserverad",
  reserved: PAYMENT_STATUS_LABELS.authorized,
  paid: PAYMENT_STATUS_LABELS.captured,
  "part-refunded": "Delvis återbetald",
  refunded: "Återbetald",
  "to-give-back": "Att ge tillbaka",
  nothing: "Utan betalning",
};

/** How a booking's rent stands, in a word or two and from its sums. */
export function rentWords(booking: RentSums): string {
  const { dueAmount: due, paidAmount: paid, paymentStatus } = booking;
  const state = rentState(moneyOf(booking));
  if (due > 0 && paid === 0 && paymentStatus === "expired") return "Reservationen gick ut";
  switch (state) {
    case "to-give-back":
      return `Att ge tillbaka ${formatKronor(-due)}`;
    case "to-pay":
      return paymentStatus === "pending"
        ? PAYMENT_STATUS_LABELS.pending
        : `Att betala ${formatKronor(due)}`;
    case "part-paid":
      return paid > 0 ? "Delbetald" : "Delvis reserverad";
    case "reserved":
      return PAYMENT_STATUS_LABELS.authorized;
    case "paid":
      return PAYMENT_STATUS_LABELS.captured;
    case "part-refunded":
      return RENT_STATE_LABELS[state];
    case "refunded":
      return RENT_STATE_LABELS[state];
    case "nothing":
      return nothingWords(booking);
  }
}

/** Nothing is reserved, nothing was charged, and nothing is to be paid. */
function nothingWords({ status, paymentStatus }: RentSums): string {
  if (paymentStatus !== null) return ENDED[paymentStatus];
  return owesRent(status) ? "Inget att betala" : "Utan betalning";
}

const ENDED: Record<PaymentStatus, string> = {
  ...PAYMENT_STATUS_LABELS,
  // A reservation that counts no longer.
  authorized: "Släpps",
};
