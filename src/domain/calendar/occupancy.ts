import { holdsNights, type BookingStatus } from "#domain/bookings/booking-status.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

export type Occupancy = { taken: number; units: number };

type OccupyingBooking = Stay & { quantity: number; status: BookingStatus };

/** How many of an item's units are out on the night that begins a day. */
export function occupancyOn(
  night: LocalDate,
  { quantity, bookings }: { quantity: number; bookings: readonly OccupyingBooking[] },
  today: LocalDate,
): Occupancy {
  const taken = bookings
    .filter((booking) => isOut(booking, night, today))
    .reduce((sum, booking) => sum + booking.quantity, 0);
  // More may have been out than there are today: an owner sells a unit, and past nights stay as they were.
  return { taken, units: Math.max(quantity, taken) };
}

/** What came back was out on the nights that have passed, and is not on those to come. */
function isOut(
  { startDate, endDate, status }: OccupyingBooking,
  night: LocalDate,
  today: LocalDate,
) {
  if (night < startDate || night >= endDate) return false;
  return holdsNights(status) || (status === "returned" && night < today);
}

type KeepingBooking = Pick<Stay, "endDate"> & { quantity: number; turnaround: number };

/** How many units nobody has on the night that begins a day, and nobody can have: they are kept free after a return. */
export function keptOn(night: LocalDate, bookings: readonly KeepingBooking[]): number {
  return bookings
    .filter(({ endDate, turnaround }) => endDate <= night && night < addDays(endDate, turnaround))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function sumOccupancy(parts: readonly Occupancy[]): Occupancy {
  return parts.reduce(
    (sum, { taken, units }) => ({ taken: sum.taken + taken, units: sum.units + units }),
    { taken: 0, units: 0 },
  );
}

export type Weighed = Occupancy & { pricePerDay: number };

/**
 * Things of unlike worth together: each unit counts for what a day of it costs, so that a motorhome that stands still
 * is not made up for by a pair of snowshoes. What costs nothing is counted as it is where there is nothing else.
 */
export function weighedOccupancy(parts: readonly Weighed[]): Occupancy {
  const weighed = parts.map(({ taken, units, pricePerDay }) => ({
    taken: taken * pricePerDay,
    units: units * pricePerDay,
  }));
  const sum = sumOccupancy(weighed);
  return sum.units === 0 ? sumOccupancy(parts) : sum;
}

/** In whole percent. Only what is full is 100, and only what is empty 0. */
export function percentOf({ taken, units }: Occupancy): number {
  if (taken === 0) return 0;
  if (taken >= units) return 100;
  return Math.min(99, Math.max(1, Math.round((taken / units) * 100)));
}
