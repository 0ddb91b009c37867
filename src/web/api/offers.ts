import { queryOptions } from "@tanstack/react-query";
import type { BlockedPeriod, BookingInterval } from "#contracts/catalog.ts";
import type { DailyAvailability, PriceAnswer, TimesForDate } from "#contracts/offers.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Period, Stay } from "#domain/dates/date-range.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { addMonths, lastOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { fetchTransport, pathOfKey, send } from "./query-client.ts";

/** Availability and price are asked anew each time a page is opened: what was true a while ago may be taken. */
const FRESH = { staleTime: 0, refetchOnMount: "always", gcTime: 0 } as const;

export function dailyAvailability(itemId: number, { startDate, endDate }: Period) {
  return queryOptions<DailyAvailability>({
    queryKey: [
      `/api/rental-items/${itemId}/availability/daily?startDate=${startDate}&endDate=${endDate}`,
    ],
    ...FRESH,
  });
}

export function availability(itemId: number, { startDate, endDate }: Stay) {
  return queryOptions<{ available: number }>({
    queryKey: [
      `/api/rental-items/${itemId}/availability?startDate=${startDate}&endDate=${endDate}`,
    ],
    ...FRESH,
  });
}

export function blockedDates(itemId: number) {
  return queryOptions<BlockedPeriod[]>({
    queryKey: ["/api/rental-items", itemId, "blocked-dates"],
    ...FRESH,
  });
}

export function bookingIntervals(itemId: number) {
  return queryOptions<BookingInterval[]>({
    queryKey: ["/api/rental-items", itemId, "booking-intervals"],
    ...FRESH,
  });
}

export function timesForDate(itemId: number, date: LocalDate) {
  return queryOptions<TimesForDate>({
    queryKey: [`/api/rental-items/${itemId}/times-for-date?date=${date}`],
  });
}

const NEAR_MONTHS = 6;

/** From today through the end of the month six months ahead. */
export function nearPeriod(today: LocalDate): Period {
  const [near, last] = [lastOfMonth(addMonths(today, NEAR_MONTHS)), lastBookableDay(today)];
  return { startDate: today, endDate: near < last ? near : last };
}

/** What a calendar asks before a day can be chosen. */
export function calendarQuestions(itemId: number, today: LocalDate): string[] {
  return [
    blockedDates(itemId),
    bookingIntervals(itemId),
    timesForDate(itemId, today),
    dailyAvailability(itemId, nearPeriod(today)),
  ].map(({ queryKey }) => pathOfKey(queryKey));
}

export type PriceWish = Stay & {
  rentalItemId: number;
  quantity: number;
  selectedAddons: SelectedAddon[];
};

/** Keyed by the wish itself, so that a late answer can never stand under a newer one. */
export function stayPrice(wish: PriceWish) {
  return queryOptions<PriceAnswer>({
    queryKey: ["/api/calculate-booking-price", wish],
    queryFn: async () =>
      (await send(fetchTransport, "POST", "/api/calculate-booking-price", wish)) as PriceAnswer,
    ...FRESH,
  });
}
