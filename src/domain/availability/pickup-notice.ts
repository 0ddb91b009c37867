import {
  timesForDate,
  type StandardTimes,
  type Times,
} from "#domain/availability/times-for-date.ts";
import type { BookingInterval } from "#domain/catalog/item.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import type { SwedishMoment } from "#domain/dates/stockholm.ts";

/** A month ahead: whoever wants more than that answers enquiries and sells nothing. */
export const MOST_NOTICE_HOURS = 720;

/** How many hours before a pick-up the shop wants to know of it, and the first day on which it then can be. */
export type Notice = { hours: number; firstDay: LocalDate };

/** What keeps near days from being days of pick-up. */
export type PickupLimits = {
  /** Today's pick-up hour, once it has passed: no stay begins today any more. */
  missedPickup?: string | undefined;
  notice?: Notice | undefined;
};

/** The first day whose pick-up is not earlier than a moment: of one day and the next, the next is always later. */
export function firstPickupDay(
  earliest: SwedishMoment,
  pickupTimeOn: (day: LocalDate) => string,
): LocalDate {
  return pickupTimeOn(earliest.day) >= earliest.time ? earliest.day : addDays(earliest.day, 1);
}

export type PickupRules = {
  intervals: readonly BookingInterval[];
  item: StandardTimes;
  shop: Partial<Times> & { noticeHours: number };
};

/** @param earliest the moment so many hours of notice after now */
export function pickupLimits(
  rules: PickupRules,
  now: SwedishMoment,
  earliest: SwedishMoment,
): PickupLimits {
  const pickupTimeOn = (day: LocalDate) => timesForDate(day, rules).pickupTime;
  const today = pickupTimeOn(now.day);
  const hours = rules.shop.noticeHours;
  return {
    missedPickup: today < now.time ? today : undefined,
    notice: hours > 0 ? { hours, firstDay: firstPickupDay(earliest, pickupTimeOn) } : undefined,
  };
}
