import type { BookingInterval } from "#contracts/catalog.ts";
import type { ItemBooking } from "#contracts/catalog-admin.ts";
import type { Block, SeasonalPrice } from "#contracts/item-belongings.ts";
import { intervalOf } from "#domain/availability/booking-interval.ts";
import { holdsNights } from "#domain/bookings/booking-status.ts";
import { covers, daysOf, type Period } from "#domain/dates/date-range.ts";
import { addDays, firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { seasonOf } from "#domain/pricing/nightly-price.ts";

/** Everything that lies on the days of an item. */
export type ItemYear = {
  year: number;
  seasons: readonly SeasonalPrice[];
  intervals: readonly BookingInterval[];
  blocks: readonly Block[];
  bookings: readonly ItemBooking[];
  quantity: number;
  pricePerDay: number;
  peakSeasonOnly: boolean;
};

export type DayFacts = {
  day: LocalDate;
  /** The price that applies, where there is a seasonal one. */
  season: SeasonalPrice | undefined;
  /** How many seasonal prices claim the day. */
  seasons: number;
  interval: BookingInterval | undefined;
  intervals: number;
  block: Block | undefined;
  /** Units that are booked on the night that begins that day. */
  booked: number;
};

export function daysOfYear(item: ItemYear): DayFacts[] {
  const holding = item.bookings.filter(({ status }) => holdsNights(status));
  const first = `${item.year}-01-01` as LocalDate;
  const last = `${item.year}-12-31` as LocalDate;
  return daysOf({ startDate: first, endDate: last }).map((day) => {
    const onDay = <P extends Period>(periods: readonly P[]) =>
      periods.filter((period) => covers(period, day));
    const seasons = onDay(item.seasons);
    const intervals = onDay(item.intervals);
    return {
      day,
      season: bestOf(seasonOf(day, seasons), seasons),
      seasons: seasons.length,
      interval: bestOf(intervalOf(day, intervals), intervals),
      intervals: intervals.length,
      block: onDay(item.blocks)[0],
      // The return day is not a night.
      booked: holding
        .filter(({ startDate, endDate }) => startDate <= day && day < endDate)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
}

function bestOf<Row extends { id: number }>(best: { id: number } | undefined, rows: Row[]) {
  return rows.find(({ id }) => id === best?.id);
}

export function monthsOf(days: readonly DayFacts[]): DayFacts[][] {
  const months = new Map<LocalDate, DayFacts[]>();
  for (const facts of days) {
    const month = firstOfMonth(facts.day);
    months.set(month, [...(months.get(month) ?? []), facts]);
  }
  return [...months.values()];
}

export type Run = Period & { facts: DayFacts };

/** Days in a row of which the same is true; a day of which nothing is to be said breaks the row. */
export function runsOf(
  days: readonly DayFacts[],
  keyOf: (facts: DayFacts) => string | number | undefined,
): Run[] {
  const runs: (Run & { key: string | number })[] = [];
  for (const facts of days) {
    const key = keyOf(facts);
    if (key === undefined) continue;
    const last = runs.at(-1);
    if (last && last.key === key && addDays(last.endDate, 1) === facts.day)
      last.endDate = facts.day;
    else runs.push({ startDate: facts.day, endDate: facts.day, facts, key });
  }
  return runs;
}
