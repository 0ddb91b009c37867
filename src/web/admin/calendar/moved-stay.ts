import type { CalendarBooking } from "#contracts/calendar.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";

/** What of a booking is taken hold of: all of it, its first day or its last. */
export type Grip = "whole" | "start" | "end";

/** A booking on its way to other days, or to another item. */
export type Carried = Stay & { booking: CalendarBooking; itemId: number };

/** What is off or over stays where it is, and what comes along goes where the main thing goes. */
export function canBeMoved({ status, isFurther }: CalendarBooking): boolean {
  return isActive(status) && !isFurther;
}

/** The stay so many days later, or so much longer; a night is always left. */
export function movedBy({ startDate, endDate }: Stay, grip: Grip, days: number): Stay {
  if (grip === "whole")
    return { startDate: addDays(startDate, days), endDate: addDays(endDate, days) };
  const length = daysBetween(startDate, endDate);
  return grip === "start"
    ? { startDate: addDays(startDate, Math.min(days, length - 1)), endDate }
    : { startDate, endDate: addDays(endDate, Math.max(days, 1 - length)) };
}

/** The same, from the day it was taken at to the day it is let go over. */
export function movedTo(stay: Stay, grip: Grip, [from, to]: [LocalDate, LocalDate]): Stay {
  return movedBy(stay, grip, daysBetween(from, to));
}

export function isMoved({ booking, itemId, startDate, endDate }: Carried, from: number): boolean {
  return itemId !== from || startDate !== booking.startDate || endDate !== booking.endDate;
}

/** Near an end of the bar it is that end. */
export function gripAt(x: number, bar: { left: number; right: number }): Grip {
  const edge = Math.min(EDGE_PX, (bar.right - bar.left) / 4);
  if (x - bar.left <= edge) return "start";
  return bar.right - x <= edge ? "end" : "whole";
}

const EDGE_PX = 12;
