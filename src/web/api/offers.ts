import { keepPreviousData } from "@tanstack/react-query";
import type * as catalog from "#contracts/catalog.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import * as catalogCalls from "#contracts/catalog-calls.ts";
import type * as contract from "#contracts/offers.ts";
import type { TimesForDate } from "#contracts/offers.ts";
import type { HandoverDays } from "#domain/availability/closed-days.ts";
import type { PickupLimits } from "#domain/availability/pickup-notice.ts";
import * as calls from "#contracts/offers-calls.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Period, Stay } from "#domain/dates/date-range.ts";
import { lastBookableDay, type StayFacts } from "#domain/availability/check-stay.ts";
import { addMonths, lastOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { query } from "./call.ts";
import { pathOfKey } from "./call-path.ts";
import { ANEW, WATCHED } from "./freshness.ts";

/** Of an item that is kept free after a return, the units that nobody holds; of others those that are free. */
export function dailyAvailability(
  { id, turnaroundNights }: Pick<RentalItem, "id" | "turnaroundNights">,
  { startDate, endDate }: Period,
) {
  const unheld = turnaroundNights > 0 && { unheld: "true" as const };
  const asked = { params: { id }, query: { startDate, endDate, ...unheld } };
  return { ...query<typeof contract.dailyAvailability>(calls.dailyAvailability, asked), ...ANEW };
}

export function availability(id: number, { startDate, endDate }: Stay) {
  const asked = { params: { id }, query: { startDate, endDate } };
  return { ...query<typeof contract.availability>(calls.availability, asked), ...ANEW };
}

export function blockedDates(id: number) {
  return {
    ...query<typeof catalog.itemBlockedDates>(catalogCalls.itemBlockedDates, { params: { id } }),
    ...ANEW,
  };
}

export function bookingIntervals(id: number) {
  const asked = { params: { id } };
  return {
    ...query<typeof catalog.itemBookingIntervals>(catalogCalls.itemBookingIntervals, asked),
    ...ANEW,
  };
}

export function timesForDate(id: number, date: LocalDate) {
  return query<typeof contract.timesForDate>(calls.timesForDate, {
    params: { id },
    query: { date },
  });
}

/** What today's times say of the days on which nothing can be picked up, or nothing changes hands. */
export function handoverLimitsOf(
  today: TimesForDate | undefined,
): PickupLimits & HandoverDays & Pick<StayFacts, "splits"> {
  return {
    splits: today?.splits,
    missedPickup: today?.isPickupPassed ? today.pickupTime : undefined,
    notice: today?.notice,
    ...closedOnThese(today?.closed),
  };
}

export function closedOnThese(days: readonly LocalDate[] = []): HandoverDays {
  const closed = new Set(days);
  return { isClosedOn: closed.size > 0 ? (day) => closed.has(day) : undefined };
}

const NEAR_MONTHS = 6;

/** From today through the end of the month six months ahead. */
export function nearPeriod(today: LocalDate): Period {
  const [near, last] = [lastOfMonth(addMonths(today, NEAR_MONTHS)), lastBookableDay(today)];
  return { startDate: today, endDate: near < last ? near : last };
}

/** What a calendar asks before a day can be chosen. */
export function calendarQuestions(
  item: Pick<RentalItem, "id" | "turnaroundNights">,
  today: LocalDate,
): string[] {
  return [
    blockedDates(item.id),
    bookingIntervals(item.id),
    timesForDate(item.id, today),
    dailyAvailability(item, nearPeriod(today)),
  ].map(({ queryKey }) => pathOfKey(queryKey));
}

export type PriceWish = Stay & {
  rentalItemId: number;
  quantity: number;
  selectedAddons: SelectedAddon[];
  /** Left out where there are none, so that a wish without them is asked for as ever. */
  lines?: LineWish[];
  code?: string;
};

type MainThing = { rentalItemId: number };

/** What can be had along with a main thing on these days. */
export function furtherThings({ startDate, endDate, rentalItemId }: Stay & MainThing) {
  const asked = { query: { startDate, endDate, rentalItemId: String(rentalItemId) } };
  return { ...query<typeof contract.furtherThings>(calls.furtherThings, asked), ...WATCHED };
}

/** The same for staff, who may book days that customers cannot. */
export function furtherThingsAnyDay({ startDate, endDate }: Stay) {
  const asked = { query: { startDate, endDate, anyDay: "true" as const } };
  return {
    ...query<typeof contract.furtherThings>(calls.furtherThings, asked),
    ...WATCHED,
    placeholderData: keepPreviousData,
  };
}

/** Keyed by the wish itself, so that a late answer can never stand under a newer one. */
export function stayPrice(body: PriceWish) {
  return { ...query<typeof contract.priceStay>(calls.priceStay, { body }), ...ANEW };
}
