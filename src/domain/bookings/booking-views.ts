import { awaitsAnswer, type Asked } from "#domain/bookings/awaits-answer.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import { depositHeld } from "#domain/bookings/timeline-deposit.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** The questions that are asked of the list each day. */
export const BOOKING_VIEWS = [
  "upcoming",
  "to-answer",
  "out",
  "late",
  "unpaid",
  "deposits",
] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

type Viewed = Asked & {
  startDate: LocalDate;
  endDate: LocalDate;
  pickupTime: string;
  depositPaymentStatus: PaymentStatus | null;
  depositPaidAmount: number;
  depositRefundedAmount: number;
  depositKeptAmount: number;
};

/** A day in Sweden, and the time there as `14:30`. */
export type ShopMoment = { day: LocalDate; time: string };

/** By what was agreed: who comes in the afternoon is not out in the morning. */
function hasBegun({ startDate, pickupTime }: Viewed, { day, time }: ShopMoment): boolean {
  return startDate < day || (startDate === day && pickupTime <= time);
}

/** The database is asked the same by its indexes (`list-view-rows.ts`); a test holds the two together. */
export function isInView(view: BookingView, booking: Viewed, now: ShopMoment): boolean {
  const { status, endDate } = booking;
  switch (view) {
    case "upcoming":
      return isActive(status) && !hasBegun(booking, now);
    case "to-answer":
      return awaitsAnswer(booking);
    case "out":
      return status === "confirmed" && hasBegun(booking, now) && now.day <= endDate;
    case "late":
      return status === "confirmed" && endDate < now.day;
    case "unpaid":
      return booking.dueAmount > 0;
    case "deposits":
      return depositHeld(booking) > 0;
  }
}

/** By what the list is ordered; a minus begins with the last. */
export const BOOKING_ORDERS = ["-start", "start", "-end", "end", "-created", "created"] as const;
export type BookingOrder = (typeof BOOKING_ORDERS)[number];

const ORDERS: Record<BookingView, BookingOrder> = {
  upcoming: "start",
  "to-answer": "created",
  out: "end",
  late: "end",
  unpaid: "-start",
  deposits: "end",
};

/** What is urgent in a view comes first; the whole list begins with the latest start. */
export function usualOrder(view: BookingView | undefined): BookingOrder {
  return view === undefined ? "-start" : ORDERS[view];
}

export function orderParts(order: BookingOrder): {
  by: "start" | "end" | "created";
  isDown: boolean;
} {
  const isDown = order.startsWith("-");
  return { by: (isDown ? order.slice(1) : order) as "start" | "end" | "created", isDown };
}
