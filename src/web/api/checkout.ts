import type * as bookings from "#contracts/bookings.ts";
import { bookingById as bookingCall } from "#contracts/bookings-calls.ts";
import type * as contract from "#contracts/checkout.ts";
import * as calls from "#contracts/checkout-calls.ts";
import { query, send } from "./call.ts";
import { WATCHED } from "./freshness.ts";

/** Holds the nights and opens the card payment. */
export async function openPayment(body: contract.PaymentWish) {
  return send<typeof contract.createPaymentIntent>(calls.createPaymentIntent, { body });
}

/** Where this visitor stands in paying for a stay: what a reload makes the page forget, the shop knows. */
export async function resumePayment(body: contract.ResumeWish) {
  return send<typeof contract.resumePayment>(calls.resumePayment, { body });
}

/** The payment is known by two names; the data may be left out where a checkout was opened with it. */
export type BookingWish = contract.BookingData & {
  stripePaymentId: string;
  paymentIntentId: string;
};

/** May be sent again after a lost answer: the same payment is always the same booking. */
export async function placeBooking(body: BookingWish) {
  return send<typeof contract.placeBooking>(calls.placeBooking, { body });
}

export function bookingById(id: number) {
  return { ...query<typeof bookings.bookingById>(bookingCall, { params: { id } }), ...WATCHED };
}

/** Nothing but for the visitor who made the booking: what an address says of it proves nothing. */
export function ownBooking(id: number) {
  return query<typeof contract.ownBooking>(calls.ownBooking, { params: { id } });
}
