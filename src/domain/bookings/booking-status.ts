import type { LocalDate } from "#domain/dates/local-date.ts";

export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "returned"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Whether the customer made it in the shop, or staff did for them. */
export const BOOKING_SOURCES = ["web", "staff"] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** Whether a booking is neither off nor over: something is still to happen with it. */
export function isActive(status: BookingStatus): boolean {
  return status === "pending" || status === "confirmed";
}

/** Whether a booking keeps its units on its nights. The database says the same (`bookings.holds_nights`). */
export function holdsNights(status: BookingStatus): boolean {
  return isActive(status);
}

/**
 * Whether the rent is to be paid. Not the same as holding nights: what was returned holds none and is still to
 * be paid. A booking that was deleted owes nothing either, and is not asked.
 */
export function owesRent(status: BookingStatus): boolean {
  return status !== "cancelled";
}

type Stay = { status: BookingStatus; endDate: LocalDate };

/** Whether the stay is past, though nobody may have marked the return: what is written of it looks back. */
export function isStayOver({ status, endDate }: Stay, today: LocalDate): boolean {
  return status === "returned" || endDate < today;
}

/** Whether the stay is still to come or under way, so that a deposit may be asked for. */
export function isStayAhead(stay: Stay, today: LocalDate): boolean {
  return isActive(stay.status) && !isStayOver(stay, today);
}
