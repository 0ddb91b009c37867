import type { CalendarBooking } from "#contracts/calendar.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";

/** What of a booking is taken hold of: all of it, its first day or its last. */
export type Grip = "whole" | "start" | "end";

/** A booking on its way to other days, to another item, or to another unit of its own. */
export type Carried = Stay & {
  booking: CalendarBooking;
  itemId: number;
  /** The unit in whose row it was taken hold of, and the one it is held over; null where there is none. */
  fromUnitId: number | null;
  unitId: number | null;
};

/** What is off or over stays where it is, and what comes along goes where the main thing goes. */
export function canBeMoved({ status, isFurther }: CalendarBooking): boolean {
  return isActive(status) && !isFurther;
}

/** The days stay, and with them what comes along: which of its item's units it has may change all the same. */
export function canBeExchanged({ status }: CalendarBooking, row: Lying): boolean {
  return isActive(status) && (row.of !== null || row.isWithout);
}

/** The row a booking lies in, as far as it tells which unit it has. */
type Lying = { of: { id: number } | null; isWithout: boolean };

/** Another unit of the same item, and nothing else. */
export function isExchanged(carried: Carried): boolean {
  const { booking, itemId, startDate, endDate, fromUnitId, unitId } = carried;
  if (unitId === null || unitId === fromUnitId || booking.unitIds.includes(unitId)) return false;
  if (itemId !== booking.rentalItemId) return false;
  return startDate === booking.startDate && endDate === booking.endDate;
}

/** All units a booking is to have: those of its other things, and of its own the one in place of the other. */
export function unitsAfter(
  { booking, fromUnitId, unitId }: Carried,
  bookings: readonly CalendarBooking[],
): number[] {
  const had = bookings.filter(({ id }) => id === booking.id).flatMap(({ unitIds }) => unitIds);
  const kept = had.filter((id) => id !== fromUnitId && id !== unitId);
  return unitId === null ? kept : [...kept, unitId];
}

/** The others whose units have changed since, each with those it has now. */
export function othersExchanged(
  before: readonly CalendarBooking[],
  after: readonly CalendarBooking[],
  bookingId: number,
): CalendarBooking[] {
  return after.filter((now) => {
    const was = before.find((one) => one.id === now.id && one.rentalItemId === now.rentalItemId);
    return was && now.id !== bookingId && String(was.unitIds) !== String(now.unitIds);
  });
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
