import { z } from "zod";
import * as calls from "#contracts/offers-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  kronor,
  lines,
  localDate,
  pathId,
  selectedAddons,
  timeOfDay,
  typedCode,
} from "#contracts/fields.ts";
import { QUOTE_LINE_KINDS } from "#domain/pricing/quote.ts";
import { PRICE_TYPES } from "#domain/catalog/item.ts";

/** The most days one question about availability may span. */
export const MOST_DAYS = 400;

const ofItem = z.object({ id: pathId });
const range = z.object({ startDate: localDate, endDate: localDate });

export const availability = endpoint({
  ...calls.availability,
  summary: "Units free through all nights of a stay",
  access: "shop.visit",
  params: ofItem,
  query: range,
  answer: z.object({ available: z.int() }),
});

export const dailyAvailability = endpoint({
  ...calls.dailyAvailability,
  summary: "Units free on the night that begins each day, both days included",
  access: "shop.visit",
  params: ofItem,
  query: range,
  answer: z.record(z.string(), z.int()),
});
export type DailyAvailability = z.infer<typeof dailyAvailability.answer>;

export const timesForDate = endpoint({
  ...calls.timesForDate,
  summary: "When an item is picked up and returned on a day",
  access: "shop.visit",
  params: ofItem,
  query: z.object({ date: localDate }),
  answer: z.object({
    pickupTime: timeOfDay,
    returnTime: timeOfDay,
    /** Said of today alone, once nothing can be picked up any more. */
    isPickupPassed: z.literal(true).optional(),
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
