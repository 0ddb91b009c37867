export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "returned"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Whether a booking keeps its units on its nights. The database says the same (`bookings.holds_nights`). */
export function holdsNights(status: BookingStatus): boolean {
  return status === "pending" || status === "confirmed";
}
