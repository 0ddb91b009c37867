import type { Season } from "#domain/catalog/item.ts";
import { covers, type Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

export type ItemCalendar = {
  peakSeasonOnly: boolean;
  seasons: readonly Season[];
  blocked: readonly Period[];
};

/** Units that can still be booked on a night, of those that nobody holds. */
export function freeUnits(item: ItemCalendar, night: LocalDate, unheld: number): number {
  if (isBlocked(item.blocked, night) || isOffSeason(item, night)) return 0;
  return Math.max(0, unheld);
}

/** So many units are free on each of the nights. A search asks this of a thousand things at once. */
export function fewestFree(
  nights: readonly LocalDate[],
  freeOn: (night: LocalDate) => number,
): number {
  let fewest = Infinity;
  for (const night of nights) fewest = Math.min(fewest, freeOn(night));
  return fewest;
}

export function isBlocked(blocked: readonly Period[], day: LocalDate): boolean {
  return blocked.some((period) => covers(period, day));
}

/** An item for the peak season can be booked only where one of its seasons applies. */
export function isOffSeason(
  { peakSeasonOnly, seasons }: Pick<ItemCalendar, "peakSeasonOnly" | "seasons">,
  night: LocalDate,
): boolean {
  return peakSeasonOnly && !seasons.some((season) => covers(season, night));
}
