import { isActive, type BookingStatus } from "#domain/bookings/booking-status.ts";
import { depositHeld, depositIsMissing } from "#domain/bookings/timeline-deposit.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** What somebody at the counter does next with a booking. */
export type NextStep =
  | "cancel"
  | "approve"
  | "confirm"
  | "take-rent"
  | "take-deposit"
  | "hand-over"
  | "await-return"
  | "take-back"
  | "give-back-rent"
  | "give-back-deposit"
  | "nothing";

type Booked = Parameters<typeof depositIsMissing>[0] &
  Parameters<typeof depositHeld>[0] &
  Parameters<typeof isWithdrawn>[0] & {
    status: BookingStatus;
    startDate: LocalDate;
    endDate: LocalDate;
    dueAmount: number;
    reservedAmount: number;
  };

/** What the customer asked for comes first, then the money, then the keys. */
export function nextStep(booking: Booked, today: LocalDate): NextStep {
  const { status, dueAmount: due, reservedAmount: reserved } = booking;
  if (isWithdrawn(booking) && isActive(status)) return "cancel";
  if (reserved > 0 && isActive(status)) return "approve";
  if (status === "confirmed") return stepOfStay(booking, today);
  if (due > 0) return "take-rent";
  if (status === "pending") return "confirm";
  if (due < 0) return "give-back-rent";
  return depositHeld(booking) > 0 ? "give-back-deposit" : "nothing";
}

function stepOfStay(booking: Booked, today: LocalDate): NextStep {
  if (booking.endDate <= today) return "take-back";
  if (booking.dueAmount > 0) return "take-rent";
  if (depositIsMissing(booking)) return "take-deposit";
  return today <= booking.startDate ? "hand-over" : "await-return";
}
