import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

type Entry = Period & { id: number };

/** Days that two seasons or booking intervals share, and which of the two applies on them. */
export type Overlap = Period & { other: Entry; appliesId: number };

/**
 * What an entry shares days with, in the order of the calendar. `applies` is the rule that decides
 * between two of its kind; where two overlap it decides the same way on every shared day.
 */
export function overlapsOf<E extends Entry>(
  entry: E,
  all: readonly E[],
  applies: (day: LocalDate, both: readonly E[]) => Entry | undefined,
): Overlap[] {
  return all
    .filter(({ id }) => id !== entry.id)
    .map((other) => ({
      startDate: other.startDate > entry.startDate ? other.startDate : entry.startDate,
      endDate: other.endDate < entry.endDate ? other.endDate : entry.endDate,
      other,
    }))
    .filter(({ startDate, endDate }) => startDate <= endDate)
    .map(({ startDate, endDate, other }) => ({
      startDate,
      endDate,
      other: { id: other.id, startDate: other.startDate, endDate: other.endDate },
      appliesId: applies(startDate, [entry, other])?.id ?? entry.id,
    }))
    .toSorted((one, next) => (one.startDate < next.startDate ? -1 : 1));
}
