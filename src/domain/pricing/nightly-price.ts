import type { Season } from "#domain/catalog/item.ts";
import { covers, lengthOf } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** The season that prices a night. Where seasons overlap the shortest wins, then the newest. */
export function seasonOf(night: LocalDate, seasons: readonly Season[]): Season | undefined {
  let best: Season | undefined;
  for (const season of seasons) {
    if (covers(season, night) && (!best || isNearer(season, best))) best = season;
  }
  return best;
}

/** What one unit costs for a night: the price of its season, or the ordinary one. */
export function nightlyPrice(
  pricePerDay: number,
  seasons: readonly Season[],
  night: LocalDate,
): number {
  return seasonOf(night, seasons)?.price ?? pricePerDay;
}

function isNearer(one: Season, other: Season): boolean {
  const difference = lengthOf(one) - lengthOf(other);
  return difference === 0 ? one.id > other.id : difference < 0;
}
