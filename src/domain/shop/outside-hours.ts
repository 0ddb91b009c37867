import {
  standardTimes,
  type StandardTimes,
  type Times,
} from "#domain/availability/times-for-date.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { WEEKDAYS, type Weekday } from "#domain/dates/weekday.ts";
import { hoursOfWeekday, isWithin, type WeekHours } from "./opening.ts";

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

/** Which promised times lie outside of the hours of the week; what changes hands without the shop is left out. */
export function promisedOutside(
  week: readonly WeekHours[],
  of: { shop: Times; items: readonly TimedItem[]; periods: readonly TimedPeriod[] },
): Promised[] {
  const promised: Promised[] = [
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
  return promised.filter(({ on, pickupTime, returnTime }) =>
    [pickupTime, returnTime].some((time) => {
      if (week.length === 0) return false;
      return on
        ? !isWithin(hoursOfWeekday(week, on.weekday), time)
        : weekdaysOutside(week, time).outside.length > 0;
    }),
  );
}

function hasOwnTimes({ defaultPickupTime, defaultReturnTime }: StandardTimes): boolean {
  return defaultPickupTime !== null || defaultReturnTime !== null;
}
