import type { Period } from "#domain/dates/date-range.ts";
import type { Weekday } from "#domain/dates/weekday.ts";

export const ITEM_TYPES = ["rv", "equipment"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** A price per night that replaces the ordinary one. */
export type Season = Period & { id: number; price: number };

/** A part of the year in which stays begin and end on one weekday and last a whole interval. */
export type BookingInterval = Period & {
  id: number;
  startWeekday: Weekday;
  pickupTime: string;
  returnTime: string;
  intervalDays: number;
};

export const PRICE_TYPES = ["daily", "one-time"] as const;

export type Addon = {
  id: number;
  name: string;
  price: number;
  priceType: (typeof PRICE_TYPES)[number];
  allowQuantitySelect: boolean;
  /** Each unit of the extra takes a unit of that item. */
  linkedItemId?: number | null;
};

/** A slip of the finger, not a wish, lies beyond it. */
export const MOST_OF_AN_ADDON = 99;

export type SelectedAddon = { id: number; quantity: number };
