import { owesRent, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { sumKronor, worthAsking } from "#domain/money/ore.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** What is asked of a booking. */
export type PricedBooking = {
  status: BookingStatus;
  totalPrice: number;
  /** Let off the price: refunds that follow from no change of the booking. */
  waived: number;
};

/** A payment of a booking's rent, by card or by hand. */
export type RentPayment = {
  status: PaymentStatus;
  amount: number;
  refundedAmount: number;
  /** A reservation whose place another has taken, or that nobody waits for. */
  isLetGo: boolean;
  /** Recorded by hand in error, and taken back. */
  isTakenBack: boolean;
};

/** Kronor, with öre only where money was moved in öre in the provider's own pages. */
export type BookingMoney = {
  total: number;
  waived: number;
  charged: number;
  refunded: number;
  /** Charged less refunded. */
  paid: number;
  reserved: number;
  /** Below 0 it is owed to the customer; less than a krona either way is nothing. */
  due: number;
};

/**
 * What a booking's rent comes to. The one function that says so, for lists, pages, letters and oversight; the
 * table `booking_money` holds the same of the same rows.
 */
export function bookingMoney(
  { status, totalPrice, waived }: PricedBooking,
  payments: readonly RentPayment[],
): BookingMoney {
  const charges = payments.filter((one) => one.status === "captured" && !one.isTakenBack);
  const reservations = payments.filter((one) => one.status === "authorized" && !one.isLetGo);
  const charged = sumKronor(...charges.map(({ amount }) => amount));
  const refunded = sumKronor(...charges.map(({ refundedAmount }) => refundedAmount));
  const reserved = sumKronor(...reservations.map(({ amount }) => amount));
  const paid = sumKronor(charged, -refunded);
  const unpaid = sumKronor(totalPrice, -waived, -paid);
  // What is reserved beyond what is to be paid is only released: nobody is owed it.
  const left = Math.max(sumKronor(unpaid, -reserved), Math.min(unpaid, 0));
  const due = owesRent(status) ? worthAsking(left) : 0;
  return { total: totalPrice, waived, charged, refunded, paid, reserved, due };
}

/** What a reservation may be charged with: it, or the part of it that is still to be paid. */
export function chargeable(money: BookingMoney, reservation: number): number {
  const unpaid = worthAsking(sumKronor(money.total, -money.waived, -money.paid));
  return Math.max(0, Math.min(reservation, unpaid));
}

/**
 * Of a refund, what is let off the price: all that goes beyond what the customer had paid too much. A
 * cancelled booking owes nothing, so that nothing can be let off.
 */
export function concessionOf(money: BookingMoney, status: BookingStatus, refund: number): number {
  if (!owesRent(status)) return 0;
  const tooMuch = Math.max(0, sumKronor(money.paid, money.waived, -money.total));
  return Math.max(0, sumKronor(refund, -tooMuch));
}

/** The öre that nobody asks for: below 0 the customer has paid so much too much. */
export function roundedOff({ total, waived, paid, reserved, due }: BookingMoney): number {
  const left = sumKronor(total, -waived, -paid, -reserved);
  return due === 0 && Math.abs(left) < 1 ? left : 0;
}

/** What a person must know of a booking's rent, said from the sums. */
export const RENT_STATES = [
  "to-pay",
  "part-paid",
  "reserved",
  "paid",
  "part-refunded",
  "refunded",
  "to-give-back",
  "nothing",
] as const;
export type RentState = (typeof RENT_STATES)[number];

/**
 * Whether a booking is found where bookings are chosen by how their rent stands. What is to be paid, or given back, is
 * found as that whatever else is true of it; `owed` is what 'Att åtgärda' lists as its customer's.
 */
export function isInRentState(state: RentState, money: BookingMoney, owed: number): boolean {
  if (state === "to-pay") return money.due > 0;
  if (state === "to-give-back") return money.due < 0 || owed > 0;
  return rentState(money) === state;
}

export function rentState({ due, paid, reserved, charged, refunded }: BookingMoney): RentState {
  if (due < 0) return "to-give-back";
  if (due > 0) return paid > 0 || reserved > 0 ? "part-paid" : "to-pay";
  if (reserved > 0) return "reserved";
  if (charged === 0) return "nothing";
  if (refunded === 0) return "paid";
  return paid === 0 ? "refunded" : "part-refunded";
}
