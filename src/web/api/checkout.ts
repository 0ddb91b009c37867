import { queryOptions } from "@tanstack/react-query";
import type { PublicBooking } from "#contracts/bookings.ts";
import type {
  BookingData,
  OpenedPayment,
  OwnBooking,
  PaymentWish,
  PlacedBooking,
  ResumedPayment,
  ResumeWish,
} from "#contracts/checkout.ts";
import { fetchTransport, send } from "./query-client.ts";

/** Holds the nights and opens the card payment. */
export async function openPayment(wish: PaymentWish): Promise<OpenedPayment> {
  return (await send(fetchTransport, "POST", "/api/create-payment-intent", wish)) as OpenedPayment;
}

/** Where this visitor stands in paying for a stay: what a reload makes the page forget, the shop knows. */
export async function resumePayment(wish: ResumeWish): Promise<ResumedPayment> {
  return (await send(fetchTransport, "POST", "/api/resume-payment", wish)) as ResumedPayment;
}

/** The payment is known by two names; the data may be left out where a checkout was opened with it. */
export type BookingWish = BookingData & { stripePaymentId: string; paymentIntentId: string };

/** May be sent again after a lost answer: the same payment is always the same booking. */
export async function placeBooking(wish: BookingWish): Promise<PlacedBooking> {
  return (await send(fetchTransport, "POST", "/api/bookings", wish)) as PlacedBooking;
}

export function bookingById(id: number) {
  return queryOptions<PublicBooking>({ queryKey: ["/api/bookings", id], staleTime: 0 });
}

/** Nothing but for the visitor who made the booking: what an address says of it proves nothing. */
export function ownBooking(id: number) {
  return queryOptions<{ booking: OwnBooking | null }>({ queryKey: ["/api/bookings", id, "own"] });
}
