import { z } from "zod";
import { adminDate } from "#contracts/catalog-fields.ts";
import * as calls from "#contracts/calendar-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronorAndOre, localDate } from "#contracts/fields.ts";
import { block, seasonalPrice } from "#contracts/item-belongings.ts";
import { outage } from "#contracts/units.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { ITEM_TYPES } from "#domain/catalog/item.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";

/** The most days one question about the calendar may span: two months. */
export const MOST_CALENDAR_DAYS = 62;

const calendarItem = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(ITEM_TYPES),
  quantity: z.int(),
  peakSeasonOnly: z.boolean(),
  /** Visitors do not see it. */
  isHidden: z.boolean(),
});
export type CalendarItem = z.infer<typeof calendarItem>;

const calendarBooking = z.object({
  id: z.int(),
  rentalItemId: z.int(),
  startDate: localDate,
  endDate: localDate,
  quantity: z.int(),
  status: z.enum(BOOKING_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  dueAmount: kronorAndOre,
  customerName: z.string(),
  /** Nights kept free after the return. */
  turnaround: z.int(),
  /** Rented along with another thing, or taken by one of its extras: days and hours are those of the booking. */
  isFurther: z.boolean(),
  /** The name of that other thing. */
  mainItem: z.string().optional(),
  /** Which of the item's units it has; none where they are counted. */
  unitIds: z.array(z.int()),
  /** Fetched, and not back yet. */
  isOut: z.boolean(),
});
export type CalendarBooking = z.infer<typeof calendarBooking>;

const calendarUnit = z.object({
  id: z.int(),
  rentalItemId: z.int(),
  name: z.string(),
  registration: z.string(),
  /** From this night on it is no longer rented out. */
  retiredOn: localDate.nullable(),
});
export type CalendarUnit = z.infer<typeof calendarUnit>;

export const shopCalendar = endpoint({
  ...calls.shopCalendar,
  summary: "Items with what is booked, blocked and priced by season on some days, both included",
  access: "bookings.read",
  query: z.object({ from: adminDate, to: adminDate }),
  answer: z.object({
    from: localDate,
    to: localDate,
    /** The shop's own day, also on a page that was left open overnight. */
    today: localDate,
    items: z.array(calendarItem),
    /** Those that are not cancelled and have a night, a pick-up, a return or a night kept free on one of the days. */
    bookings: z.array(calendarBooking),
    /** Of the items whose units are told apart, in their order; the others are counted. */
    units: z.array(calendarUnit),
    outages: z.array(outage),
    blocks: z.array(block),
    seasons: z.array(seasonalPrice),
  }),
});
export type ShopCalendar = z.infer<(typeof shopCalendar)["answer"]>;
