import type { CalendarFacts } from "#domain/availability/calendar-days.ts";
import type { Period, Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

/** What a booking holds of an item already, while other days or more of the same are asked for. */
export type OwnStay = Stay & { quantity: number };

/** Units free on a night for that booking: its own are not in its way. */
export function freeBeside(own: OwnStay, night: LocalDate, free: number): number {
  const isOwn = own.startDate <= night && night < own.endDate;
  return isOwn ? free + own.quantity : free;
}

/** Blocked days that it does not have already. */
export function blockedBeside(own: OwnStay, blocked: readonly Period[]): Period[] {
  return blocked.flatMap((period) => outside(period, own));
}

/** A calendar as that booking meets it. */
export function besideOwn(facts: CalendarFacts, own: OwnStay): CalendarFacts {
  return {
    ...facts,
    blocked: blockedBeside(own, facts.blocked),
    freeOn: (night) => {
      const free = facts.freeOn(night);
      return free === undefined ? undefined : freeBeside(own, night, free);
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
