import type { BookingView } from "#domain/bookings/booking-views.ts";

/** The list of all bookings, or of those that one question is asked about. */
export function bookingListPath(view?: BookingView): string {
  return view === undefined ? "/admin/bookings" : `/admin/bookings?view=${view}`;
}

/** A booking's own page in the office, as pages link to it and letters to the staff do. */
export function bookingPath(id: number | string): string {
  return `/admin/bookings/${id}`;
}
