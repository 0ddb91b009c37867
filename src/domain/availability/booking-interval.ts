import type { BookingInterval } from "#domain/catalog/item.ts";
import { covers } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** The interval whose rules a day follows. Where intervals overlap the latest begun applies, then the newest. */
export function intervalOf(
  day: LocalDate,
  intervals: readonly BookingInterval[],
): BookingInterval | undefined {
  let best: BookingInterval | undefined;
  for (const interval of intervals) {
    if (!covers(interval, day)) continue;
    if (
      !best ||
      interval.startDate > best.startDate ||
      (interval.startDate === best.startDate && interval.id > best.id)
    )
      best = interval;
  }
  return best;
}
