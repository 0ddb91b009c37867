import {
  standardTimes,
  type StandardTimes,
  type Times,
} from "#domain/availability/times-for-date.ts";
import { covers, daysOf, type Period } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { weekdayOf, WEEKDAYS, type Weekday } from "#domain/dates/weekday.ts";
import {
  exceptionOn,
  hoursOfWeekday,
  isWithin,
  type Hours,
  type OpeningException,
  type WeekHours,
} from "./opening.ts";

/** Of the weekdays on which the shop is open, those on which a time lies outside of its hours. */
export function weekdaysOutside(
  week: readonly WeekHours[],
  time: string,
): { open: Weekday[]; outside: Weekday[] } {
  const open = WEEKDAYS.filter((weekday) => !isClosedEvery(week, weekday));
  const outside = open.filter((weekday) => !isWithin(hoursOfWeekday(week, weekday), time));
  return week.length === 0 ? { open, outside: [] } : { open, outside };
}

/** Whether the shop is always closed on a weekday. */
export function isClosedEvery(week: readonly WeekHours[], weekday: Weekday): boolean {
  return week.length > 0 && hoursOfWeekday(week, weekday).length === 0;
}

export type TimedItem = StandardTimes & {
  id: number;
  name: string;
  isAddonOnly: boolean;
  allowsClosedDays: boolean;
};
export type TimedPeriod = Period &
  Times & { itemId: number; itemName: string; startWeekday: Weekday; allowsClosedDays: boolean };

/** Times that are promised to customers: the shop's own where no item is named, an item's, or those of its period. */
export type Promised = Times & {
  item: { id: number; name: string } | null;
  /** On one weekday alone, and in one period. */
  on: (Period & { weekday: Weekday }) | null;
};

type Of = { shop: Times; items: readonly TimedItem[]; periods: readonly TimedPeriod[] };

/** Which promised times lie outside of the hours of the week; what changes hands without the shop is left out. */
export function promisedOutside(week: readonly WeekHours[], of: Of): Promised[] {
  return allPromised(of).filter(({ on, pickupTime, returnTime }) =>
    [pickupTime, returnTime].some((time) => {
      if (week.length === 0) return false;
      return on
        ? !isWithin(hoursOfWeekday(week, on.weekday), time)
        : weekdaysOutside(week, time).outside.length > 0;
    }),
  );
}

/** Days with hours of their own, and what is promised outside of them. */
export type PromisedThen = Promised & { days: Period; hours: Hours };

/** Of exceptions that are longer than this, the rest is told when it is nearer. */
const MOST_DAYS = 800;

/** Which promised times lie outside of the hours of days that have their own, from today on, the next first. */
export function promisedOnExceptions(
  exceptions: readonly OpeningException[],
  of: Of,
  today: LocalDate,
): PromisedThen[] {
  const promised = allPromised(of);
  return exceptions
    .flatMap((exception) => {
      const { date, until = date, opens, closes } = exception;
      if (opens === undefined || closes === undefined || until < today) return [];
      const from = date < today ? today : date;
      const last = addDays(from, MOST_DAYS);
      const days = daysOf({ startDate: from, endDate: until < last ? until : last }).filter(
        (day) => exceptionOn(exceptions, day) === exception,
      );
      const told = { days: { startDate: from, endDate: until }, hours: { opens, closes } };
      return promised
        .filter((one) => days.some((day) => isPromisedOn(day, one, of.periods)))
        .filter(({ pickupTime, returnTime }) =>
          [pickupTime, returnTime].some((time) => !isWithin([told.hours], time)),
        )
        .map((one) => ({ ...one, ...told }));
    })
    .toSorted((one, other) => (one.days.startDate < other.days.startDate ? -1 : 1));
}

/** A period's times hold on its weekday; an item's own where no period of its has others. */
function isPromisedOn(day: LocalDate, { item, on }: Promised, periods: readonly TimedPeriod[]) {
  if (on) return covers(on, day) && weekdayOf(day) === on.weekday;
  return !item || !periods.some((period) => period.itemId === item.id && covers(period, day));
}

function allPromised(of: Of): Promised[] {
  return [
    { item: null, on: null, ...of.shop },
    ...of.items
      .filter((item) => !item.isAddonOnly && !item.allowsClosedDays && hasOwnTimes(item))
      .map((item) => ({
        item: { id: item.id, name: item.name },
        on: null,
        ...standardTimes(item, of.shop),
      })),
    ...of.periods
      .filter(({ allowsClosedDays }) => !allowsClosedDays)
      .map(({ itemId, itemName, startWeekday, startDate, endDate, pickupTime, returnTime }) => ({
        item: { id: itemId, name: itemName },
        on: { startDate, endDate, weekday: startWeekday },
        pickupTime,
        returnTime,
      })),
  ];
}

function hasOwnTimes({ defaultPickupTime, defaultReturnTime }: StandardTimes): boolean {
  return defaultPickupTime !== null || defaultReturnTime !== null;
}
