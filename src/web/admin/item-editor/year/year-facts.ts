import type { BookingInterval } from "#contracts/catalog.ts";
import type { ItemBooking } from "#contracts/catalog-admin.ts";
import type { Block, SeasonalPrice } from "#contracts/item-belongings.ts";
import { intervalOf } from "#domain/availability/booking-interval.ts";
import {
  spreadTurnaround,
  turnaroundNights,
  type Keeping,
} from "#domain/availability/turnaround.ts";
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
  /** Nights kept free after a return, as they would be saved. */
  turnaroundNights: number;
  today: LocalDate;
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
  /** Units kept free on it after a return. */
  kept: number;
  /** Bookings that come back that day and lack room for the nights after it. */
  lacking: number;
};

export function daysOfYear(item: ItemYear): DayFacts[] {
  const holding = item.bookings.filter(({ status }) => holdsNights(status));
  const { keptOn, lackingOn } = turnaroundOf(item, holding);
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
      booked: bookedOn(holding, day),
      kept: keptOn.get(day) ?? 0,
      lacking: lackingOn.get(day) ?? 0,
    };
  });
}

function bookedOn(bookings: readonly ItemBooking[], night: LocalDate): number {
  return bookings
    .filter(({ startDate, endDate }) => startDate <= night && night < endDate)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The nights kept free as they would be once saved: the same rule decides that the server asks. */
function turnaroundOf(item: ItemYear, holding: readonly ItemBooking[]) {
  const keeping = item.bookings
    .filter(({ status }) => status !== "cancelled")
    .map(({ id, endDate, quantity, turnaround, status }) => ({
      id: String(id),
      endDate,
      quantity,
      turnaround,
      hasReturned: !holdsNights(status),
    }));
  const stored = nightsKept(keeping);
  const coming = keeping.filter(({ endDate }) => endDate >= item.today);
  const unheldOn = (night: LocalDate) =>
    item.quantity - bookedOn(holding, night) - (stored.get(night) ?? 0);
  const { changed, without } = spreadTurnaround(coming, {
    nights: item.turnaroundNights,
    unheldOn,
  });
  const changing = new Set(changed);
  const saved = keeping.map((one) =>
    changing.has(one) ? { ...one, turnaround: item.turnaroundNights } : one,
  );
  const lackingOn = new Map<LocalDate, number>();
  for (const { endDate } of without) lackingOn.set(endDate, (lackingOn.get(endDate) ?? 0) + 1);
  return { keptOn: nightsKept(saved), lackingOn };
}

function nightsKept(keeping: readonly Keeping[]): Map<LocalDate, number> {
  const kept = new Map<LocalDate, number>();
  for (const { endDate, turnaround, quantity } of keeping)
    for (const night of turnaroundNights(endDate, turnaround))
      kept.set(night, (kept.get(night) ?? 0) + quantity);
  return kept;
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
