import { intervalOf } from "#domain/availability/booking-interval.ts";
import type { BookingInterval } from "#domain/catalog/item.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

export type Times = { pickupTime: string; returnTime: string };

/** An item's own; the shop's count where it has none. */
export type StandardTimes = { defaultPickupTime: string | null; defaultReturnTime: string | null };

export const FALLBACK_TIME = "12:00";

/** A booking interval that covers the day wins, then the item's own times, then the shop's, then 12:00. */
export function timesForDate(
  day: LocalDate,
  {
    intervals,
    item,
    shop,
  }: {
    intervals: readonly BookingInterval[];
    item: StandardTimes;
    shop: Partial<Times>;
  },
): Times {
  const interval = intervalOf(day, intervals);
  if (interval) return { pickupTime: interval.pickupTime, returnTime: interval.returnTime };
  return standardTimes(item, shop);
}

/** When an item is handed over and comes back on days that no booking interval covers. */
export function standardTimes(item: StandardTimes, shop: Partial<Times>): Times {
  return {
    pickupTime: item.defaultPickupTime ?? shop.pickupTime ?? FALLBACK_TIME,
    returnTime: item.defaultReturnTime ?? shop.returnTime ?? FALLBACK_TIME,
  };
}
