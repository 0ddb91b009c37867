import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { isBlocked, isOffSeason, type ItemCalendar } from "#domain/availability/free-units.ts";
import { daysOf, type Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { nightlyPrice } from "#domain/pricing/nightly-price.ts";

export type NightPrices = ReadonlyMap<LocalDate, number>;

export type PriceSpan = { lowest: number; highest: number };

/** What each night of a period costs, of those that are for rent at all. */
export function nightPrices(
  calendar: ItemCalendar & { today: LocalDate },
  pricePerDay: number,
  period: Period,
): NightPrices {
  const { today, seasons, blocked } = calendar;
  const last = lastBookableDay(today);
  const prices = new Map<LocalDate, number>();
  for (const night of daysOf(period)) {
    const isForRent =
      night >= today && night < last && !isBlocked(blocked, night) && !isOffSeason(calendar, night);
    if (isForRent) prices.set(night, nightlyPrice(pricePerDay, seasons, night));
  }
  return prices;
}

/** The cheapest and the dearest night; null without any. Where both are the same, every night is. */
export function priceSpan(prices: NightPrices): PriceSpan | null {
  if (prices.size === 0) return null;
  const all = [...prices.values()];
  return { lowest: Math.min(...all), highest: Math.max(...all) };
}
