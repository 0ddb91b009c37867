import type { BookingInterval, Season } from "#domain/catalog/item.ts";
import { shareDays, type Period } from "#domain/dates/date-range.ts";
import { yearOf } from "#domain/dates/local-date.ts";
import { nextYearByDate, nextYearByWeek } from "#domain/dates/next-year.ts";
import { weekdayOf } from "#domain/dates/weekday.ts";
import { changedPrice, type Rounding } from "#domain/pricing/price-change.ts";

export type NextYearWish = {
  fromYear: number;
  /** What the copied prices are raised by. */
  percent: number;
  rounding: Rounding;
  /** Seasons by date, or by week and weekday as booking periods go. */
  seasonsBy: "date" | "week";
};

/** Why something is not copied: it would lie over what is there, or its only day is a leap day. */
export type Skipped = { because: "overlap"; other: Period } | { because: "leap-day" };

export type Copied<Entry> = { from: Entry; to: Entry | null; skipped: Skipped | null };

export function seasonsNextYear<S extends Season>(
  seasons: readonly S[],
  { fromYear, percent, rounding, seasonsBy }: NextYearWish,
): Copied<S>[] {
  const price = (before: number) =>
    changedPrice(before, { by: "percent", value: percent, rounding });
  const moved = seasonsBy === "week" ? nextYearByWeek : nextYearByDate;
  return copied(seasons, fromYear, (season) => {
    const period = moved(season);
    return period && { ...season, ...period, price: price(season.price) };
  });
}

/** One that begins on its weekday does so a year later; else its dates are moved. */
export function intervalsNextYear<I extends BookingInterval>(
  intervals: readonly I[],
  { fromYear }: Pick<NextYearWish, "fromYear">,
): Copied<I>[] {
  return copied(intervals, fromYear, (interval) => {
    const begins = weekdayOf(interval.startDate) === interval.startWeekday;
    const period = begins ? nextYearByWeek(interval) : nextYearByDate(interval);
    return period && { ...interval, ...period };
  });
}

/**
 * In the order they were made, which decides where two overlap. What would lie over something that is there is left
 * out; two that lie over each other already, as midsummer does over a summer, still do.
 */
function copied<Entry extends Period & { id: number }>(
  all: readonly Entry[],
  fromYear: number,
  move: (entry: Entry) => Entry | undefined,
): Copied<Entry>[] {
  const made: { from: Entry; to: Entry }[] = [];
  return all
    .filter(({ startDate }) => yearOf(startDate) === fromYear)
    .toSorted((one, other) => one.id - other.id)
    .map((from): Copied<Entry> => {
      const to = move(from);
      if (!to) return { from, to: null, skipped: { because: "leap-day" } };
      const copy = made.find((one) => shareDays(one.to, to) && !shareDays(one.from, from));
      const other = all.find((one) => shareDays(one, to)) ?? copy?.to;
      if (other) {
        const { startDate, endDate } = other;
        return { from, to, skipped: { because: "overlap", other: { startDate, endDate } } };
      }
      made.push({ from, to });
      return { from, to, skipped: null };
    });
}
