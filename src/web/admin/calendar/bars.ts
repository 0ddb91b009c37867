import type { CalendarBooking } from "#contracts/calendar.ts";
import type { Block } from "#contracts/item-belongings.ts";
import type { Outage } from "#contracts/units.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import type { Cell } from "./rows.ts";

/** Where a bar lies, in days from the left edge of the cell that carries it. */
export type Extent = { left: number; width: number };

export type BookingBar = Extent & {
  booking: CalendarBooking;
  /** The stay goes on beyond the days that are shown. */
  beganBefore: boolean;
  endsAfter: boolean;
};

/** The bars that begin in a cell: stays last from midday to midday, so that a turnover day shows both. */
export function barsFrom(cell: Cell, isFirstDay: boolean, lastDay: LocalDate): BookingBar[] {
  const beginning = [cell.night, cell.returning].filter(
    (booking) => booking && (booking.startDate === cell.day || isFirstDay),
  );
  return beginning.flatMap((booking) => (booking ? barOf(booking, cell.day, lastDay) : []));
}

function barOf(booking: CalendarBooking, day: LocalDate, lastDay: LocalDate): BookingBar {
  const beganBefore = booking.startDate < day;
  const endsAfter = booking.endDate > lastDay;
  return { booking, beganBefore, endsAfter, ...extentOf(booking, day, lastDay) };
}

function extentOf({ startDate, endDate }: Stay, day: LocalDate, lastDay: LocalDate): Extent {
  const left = startDate < day ? 0 : 0.5;
  const right = endDate > lastDay ? daysBetween(day, lastDay) + 1 : daysBetween(day, endDate) + 0.5;
  return { left, width: right - left };
}

export type TailBar = Extent & { booking: CalendarBooking; endDate: LocalDate };

/** What is kept free after a return, from the cell in which that begins. */
export function tailFrom(
  { day, keptAfter }: Cell,
  isFirstDay: boolean,
  lastDay: LocalDate,
): TailBar | undefined {
  const tail = keptAfter?.tail;
  if (!keptAfter || !tail || (tail.startDate !== day && !isFirstDay)) return undefined;
  return { booking: keptAfter, endDate: tail.endDate, ...extentOf(tail, day, lastDay) };
}

/** The length in days of the outage that begins in a cell, and of one that lasts beyond what is shown. */
export function outageFrom(
  { day, outage }: Cell,
  isFirstDay: boolean,
  lastDay: LocalDate,
): { outage: Outage; days: number } | undefined {
  if (!outage || (outage.startDate !== day && !isFirstDay)) return undefined;
  const last = outage.endDate !== null && outage.endDate < lastDay ? outage.endDate : lastDay;
  return { outage, days: daysBetween(day, last) + 1 };
}

/** The length in days of the block that begins in a cell; blocks last whole days. */
export function blockFrom(
  { day, block }: Cell,
  isFirstDay: boolean,
  lastDay: LocalDate,
): { block: Block; days: number } | undefined {
  if (!block || (block.startDate !== day && !isFirstDay)) return undefined;
  const last = block.endDate < lastDay ? block.endDate : lastDay;
  return { block, days: daysBetween(day, last) + 1 };
}
