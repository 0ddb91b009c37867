import { z } from "zod";
import * as calls from "#contracts/offers-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  cancellationPolicy,
  kronor,
  lines,
  localDate,
  pathId,
  selectedAddons,
  timeOfDay,
  typedCode,
} from "#contracts/fields.ts";
import { QUOTE_LINE_KINDS } from "#domain/pricing/quote.ts";
import { ITEM_TYPES, PRICE_TYPES } from "#domain/catalog/item.ts";

/** The most days one question about availability may span. */
export const MOST_DAYS = 400;

const ofItem = z.object({ id: pathId });
const range = z.object({ startDate: localDate, endDate: localDate });

export const availability = endpoint({
  ...calls.availability,
  summary: "Units free through all nights of a stay",
  access: "shop.visit",
  staffSeesMore: true,
  params: ofItem,
  query: range,
  answer: z.object({ available: z.int() }),
});

export const dailyAvailability = endpoint({
  ...calls.dailyAvailability,
  summary: "Units free on the night that begins each day, both days included",
  access: "shop.visit",
  staffSeesMore: true,
  params: ofItem,
  /** With `unheld`, those that nobody holds, blocked or not: what is kept free after a return may be either. */
  query: range.extend({ unheld: z.literal("true").optional() }),
  answer: z.record(z.string(), z.int()),
});
export type DailyAvailability = z.infer<typeof dailyAvailability.answer>;

export const timesForDate = endpoint({
  ...calls.timesForDate,
  summary: "When an item is picked up and returned on a day",
  access: "shop.visit",
  staffSeesMore: true,
  params: ofItem,
  query: z.object({ date: localDate }),
  answer: z.object({
    pickupTime: timeOfDay,
    returnTime: timeOfDay,
    /** When the shop is open that day; none where it is closed; left out where any hour will do. */
    hours: z.array(z.object({ opens: z.string(), closes: z.string() })).optional(),
    /** Said of today, once nothing can be picked up any more, and of days that are over. */
    isPickupPassed: z.literal(true).optional(),
    /** Said of today and before, where the shop wants to know of a pick-up some hours before: the first day that can be. */
    notice: z.object({ hours: z.int(), firstDay: localDate }).optional(),
    /** Said of today and before: the days of the bookable year on which it is neither picked up nor returned. */
    closed: z.array(localDate).optional(),
    /** Said of today and before: a stay with all nights from the first to the last day gets at most so many throughout. */
    splits: z.array(range.extend({ units: z.int() })).optional(),
  }),
});
export type TimesForDate = z.infer<typeof timesForDate.answer>;

export const firstFree = endpoint({
  ...calls.firstFree,
  summary: "The first day on which each motorhome can be picked up",
  access: "shop.visit",
  answer: z.array(z.object({ id: z.int(), firstFree: localDate.nullable() })),
});
export type FirstFree = z.infer<typeof firstFree.answer>;

/** A number of things or people, written as digits. */
const count = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);

/** What is looked for: everything, where nothing is said. */
const wanted = range.extend({
  type: z.enum(ITEM_TYPES).optional(),
  quantity: count.optional(),
  people: count.optional(),
});

export const searchItems = endpoint({
  ...calls.searchItems,
  summary: "Every listed item on some dates: its whole price, or why not and the nearest dates",
  access: "shop.visit",
  query: wanted.extend({ code: typedCode.optional() }),
  answer: z.array(
    z.object({
      id: z.int(),
      /** Whether the stay can be booked. */
      free: z.boolean(),
      /** The whole stay of all units, without addons; null where it cannot be booked. */
      total: kronor.nullable(),
      /** The average night of one unit. */
      perNight: kronor,
      /** How many could be had, where the stay can be booked. */
      units: z.int().optional(),
      /** Why not, as the calls that book it would say; and the same in words. */
      refusal: z.string().optional(),
      message: z.string().optional(),
      nearest: range.extend({ total: kronor }).optional(),
    }),
  ),
});
export type SearchAnswer = z.infer<typeof searchItems.answer>;
export type SearchWish = z.output<typeof searchItems.query>;

export const freeDays = endpoint({
  ...calls.freeDays,
  summary: "How many listed items are free on the night that begins each day, both days included",
  access: "shop.visit",
  query: wanted,
  answer: z.record(z.string(), z.int()),
});
export type FreeDays = z.infer<typeof freeDays.answer>;
export type FreeDaysWish = z.output<typeof freeDays.query>;

export const closedDays = endpoint({
  ...calls.closedDays,
  summary: "The days of the bookable year on which nothing listed is picked up or returned",
  access: "shop.visit",
  query: wanted.pick({ type: true, people: true }),
  answer: z.array(localDate),
});

export const furtherThings = endpoint({
  ...calls.furtherThings,
  summary:
    "Equipment that can be rented along with something else: how many are free, and its prices",
  access: "shop.visit",
  staffSeesMore: true,
  query: range.extend({
    /** The main thing, whose hours of pick-up hold; without one each thing's own do. */
    rentalItemId: pathId.optional(),
    /** Also of days that have been, are too near or too far: staff may book them, knowingly. */
    anyDay: z.literal("true").optional(),
  }),
  answer: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** Units free through all nights; the days on which it changes hands are the main thing's. */
      available: z.int(),
      pricePerDay: kronor,
      basePrice: kronor,
      longStay: z.array(z.object({ fromNights: z.int(), percent: z.int() })),
      seasons: z.array(range.extend({ id: z.int(), price: kronor })),
    }),
  ),
});
export type FurtherThingsWish = z.output<typeof furtherThings.query>;
export type FurtherThing = z.infer<typeof furtherThings.answer>[number];

const quotedAddon = z.object({
  id: z.int(),
  name: z.string(),
  price: kronor,
  priceType: z.enum(PRICE_TYPES),
  allowQuantitySelect: z.boolean(),
  quantity: z.int(),
  total: kronor,
});

const quotedNights = z.array(
  z.object({
    night: localDate,
    price: kronor,
    isSeasonal: z.boolean(),
    /** So many units; all of them where nothing is said. */
    units: z.int().optional(),
  }),
);

/** Where not all units have the same, after a change. */
const quotedFees = z.array(z.object({ fee: kronor, units: z.int() })).optional();

/** What the length of the stay takes off, below 0. */
const quotedLongStay = z
  .object({
    steps: z.array(z.object({ fromNights: z.int(), percent: z.int() })),
    percent: z.int(),
    amount: z.int(),
  })
  .optional();

/** The same in words, line by line; the amounts add up to the total. */
export const quoteLines = z.array(
  z.object({
    kind: z.enum(QUOTE_LINE_KINDS),
    label: z.string(),
    note: z.string().optional(),
    amount: z.int(),
  }),
);

/** What a stay costs, with everything that explains it. */
export const priceAnswer = z.object({
  total: kronor,
  subtotal: kronor,
  basePrice: kronor,
  nightlyPrice: kronor,
  dailyPrices: z.record(z.string(), kronor),
  vatRate: z.number(),
  vatAmount: kronor,
  quantity: z.int(),
  fee: kronor,
  fees: quotedFees,
  nights: quotedNights,
  longStay: quotedLongStay,
  addons: z.array(quotedAddon),
  /** Further things, each by its own nights. */
  lines: z
    .array(
      z.object({
        rentalItemId: z.int(),
        name: z.string(),
        quantity: z.int(),
        fee: kronor,
        fees: quotedFees,
        nights: quotedNights,
        longStay: quotedLongStay,
      }),
    )
    .optional(),
  /** What a visitor is promised about cancelling, as it stands; office previews tell none. */
  cancellationPolicy: cancellationPolicy.optional(),
  /** What came of a code that somebody has typed. */
  code: z
    .object({ accepted: z.boolean(), code: z.string(), message: z.string().optional() })
    .optional(),
  /** What staff have agreed upon with the customer. */
  adjustment: z.object({ amount: z.int(), reason: z.string() }).optional(),
  quoteLines,
});
export type PriceAnswer = z.infer<typeof priceAnswer>;

export const priceStay = endpoint({
  ...calls.priceStay,
  summary: "What a stay costs, with everything that explains it",
  access: "shop.visit",
  body: z.object({
    rentalItemId: z.int().min(1).max(2_147_483_647),
    startDate: localDate,
    endDate: localDate,
    selectedAddons: selectedAddons.default([]),
    quantity: z.int().min(1).max(1000).default(1),
    lines: lines.optional(),
    code: typedCode.optional(),
  }),
  answer: priceAnswer,
});
