import type { CalendarFacts } from "#domain/availability/calendar-days.ts";
import { isBlocked, isOffSeason, type ItemCalendar } from "#domain/availability/free-units.ts";
import type { Period, Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

/** What a booking holds of an item already, while other days or more of the same are asked for. */
export type OwnStay = Stay & {
  quantity: number;
  /** The nights kept free after it. */
  turnaround: number;
};

/** Units free on a night for that booking: its own are not in its way, nor those kept free after it. */
export function freeBeside(
  own: OwnStay,
  night: LocalDate,
  free: number,
  calendar: ItemCalendar,
): number {
  if (own.startDate <= night && night < own.endDate) return free + own.quantity;
  // What was kept free was never promised to anybody: what is blocked there or off season stays so.
  const isClosed = isBlocked(calendar.blocked, night) || isOffSeason(calendar, night);
  return isClosed ? free : unheldBeside(own, night, free);
}

/** Units that nobody but that booking holds on a night. */
export function unheldBeside(own: OwnStay, night: LocalDate, unheld: number): number {
  const isOwn = own.startDate <= night && night < addDays(own.endDate, own.turnaround);
  return isOwn ? unheld + own.quantity : unheld;
}

/** The nights after its return: a booking that is not moved keeps the number it was made with. */
export function turnaroundBeside(own: OwnStay, stay: Stay, nights: number): number {
  const isMoved = own.startDate !== stay.startDate || own.endDate !== stay.endDate;
  return isMoved ? nights : own.turnaround;
}

/** Blocked days that it does not have already. */
export function blockedBeside(own: Stay, blocked: readonly Period[]): Period[] {
  return blocked.flatMap((period) => outside(period, own));
}

/** A calendar as that booking meets it. */
export function besideOwn(facts: CalendarFacts, own: OwnStay): CalendarFacts {
  const { turnaround } = facts;
  return {
    ...facts,
    blocked: blockedBeside(own, facts.blocked),
    // Its own stay is among those that split the days: whether another one fits is asked of the shop.
    splits: [],
    freeOn: (night) => {
      const free = facts.freeOn(night);
      return free === undefined ? undefined : freeBeside(own, night, free, facts);
    },
    turnaround: turnaround && {
      ...turnaround,
      unheldOn: (night) => {
        const unheld = turnaround.unheldOn(night);
        return unheld === undefined ? undefined : unheldBeside(own, night, unheld);
      },
    },
  };
}

/** The days of a period that lie outside of another. */
function outside(period: Period, { startDate, endDate }: Period): Period[] {
  const before = { ...period, endDate: earlier(period.endDate, addDays(startDate, -1)) };
  const after = { ...period, startDate: later(period.startDate, addDays(endDate, 1)) };
  return [before, after].filter((one) => one.startDate <= one.endDate);
}

const earlier = (one: LocalDate, other: LocalDate) => (one < other ? one : other);
const later = (one: LocalDate, other: LocalDate) => (one > other ? one : other);
