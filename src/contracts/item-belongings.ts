import { z } from "zod";
import { addon, bookingInterval, season } from "#contracts/catalog.ts";
import { adminDate, rowId, time } from "#contracts/catalog-fields.ts";
import * as calls from "#contracts/item-belongings-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronor, localDate, pathId, text, typedLine } from "#contracts/fields.ts";
import { PRICE_TYPES } from "#domain/catalog/item.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";

const access = "shop.manage";
const params = z.object({ id: pathId });
const removal = { access, params, answer: z.null(), status: 204 } as const;
const item = { rentalItemId: rowId };

/** Two of a kind on the same days are allowed; the answer says which of them applies there. */
const warning = z.object({
  code: z.literal("overlap"),
  /** The days they share, both included. */
  startDate: localDate,
  endDate: localDate,
  other: z.object({ id: z.int(), startDate: localDate, endDate: localDate }),
  appliesId: z.int(),
});
export type OverlapWarning = z.infer<typeof warning>;
const warned = { warnings: z.array(warning) };

// Addons

const addonFields = z.object({
  name: typedLine(200).min(1),
  description: text(2000).trim(),
  price: kronor,
  priceType: z.enum(PRICE_TYPES),
  allowQuantitySelect: z.boolean(),
  linkedItemId: rowId.nullable(),
});

export const createAddon = endpoint({
  ...calls.createAddon,
  summary: "Adds an addon to an item",
  access,
  body: addonFields.partial().required({ name: true, price: true }).extend(item),
  answer: addon,
  status: 201,
});
export const changeAddon = endpoint({
  ...calls.changeAddon,
  summary: "Changes an addon",
  access,
  params,
  body: addonFields.partial(),
  answer: addon,
});
export const removeAddon = endpoint({
  ...removal,
  ...calls.removeAddon,
  summary: "Removes an addon; bookings keep what they were promised",
});

// Seasonal prices

const seasonFields = z.object({ startDate: adminDate, endDate: adminDate, price: kronor });
export const seasonalPrice = season.extend({ rentalItemId: z.int() });
export type SeasonalPrice = z.infer<typeof seasonalPrice>;

export const itemSeasons = endpoint({
  ...calls.itemSeasons,
  summary: "The seasonal prices of an item, newest first",
  access,
  params,
  answer: z.array(seasonalPrice),
});
export const createSeason = endpoint({
  ...calls.createSeason,
  summary: "Adds a seasonal price, both days included",
  access,
  body: seasonFields.extend(item),
  answer: seasonalPrice.extend(warned),
  status: 201,
});
export const changeSeason = endpoint({
  ...calls.changeSeason,
  summary: "Changes a seasonal price",
  access,
  params,
  body: seasonFields.partial(),
  answer: seasonalPrice.extend(warned),
});
export const removeSeason = endpoint({
  ...removal,
  ...calls.removeSeason,
  summary: "Removes a seasonal price",
});

// Blocked dates

const blockFields = z.object({
  startDate: adminDate,
  endDate: adminDate,
  reason: text(500).trim().min(1),
});
export const block = z.object({
  id: z.int(),
  rentalItemId: z.int(),
  startDate: localDate,
  endDate: localDate,
  reason: z.string(),
});
export type Block = z.infer<typeof block>;

/** Bookings that the blocked days touch. They stay: somebody has to act. */
const touching = {
  bookings: z.array(
    z.object({ id: z.int(), customerName: z.string(), startDate: localDate, endDate: localDate }),
  ),
};
const laidBlock = block.extend(touching);
export type LaidBlock = z.infer<typeof laidBlock>;

export const itemBlocks = endpoint({
  ...calls.itemBlocks,
  summary: "The blocked dates of an item with their reasons, newest first",
  access,
  params,
  answer: z.array(block),
});
export const createBlock = endpoint({
  ...calls.createBlock,
  summary: "Blocks days of an item, both included; answers the bookings it touches",
  access,
  body: blockFields.extend(item),
  answer: laidBlock,
  status: 201,
});
export const changeBlock = endpoint({
  ...calls.changeBlock,
  summary: "Changes blocked dates; answers the bookings they touch",
  access,
  params,
  body: blockFields.partial(),
  answer: laidBlock,
});
export const removeBlock = endpoint({
  ...removal,
  ...calls.removeBlock,
  summary: "Frees blocked dates",
});

// Booking intervals

const intervalFields = z.object({
  startDate: adminDate,
  endDate: adminDate,
  startWeekday: z.enum(WEEKDAYS),
  pickupTime: time,
  returnTime: time,
  intervalDays: z.int().min(1).max(365),
});

export const comingIntervals = endpoint({
  ...calls.comingIntervals,
  summary: "The booking intervals of all items that are not over, the first to begin first",
  access,
  answer: z.array(
    bookingInterval
      .pick({
        startDate: true,
        endDate: true,
        startWeekday: true,
        pickupTime: true,
        returnTime: true,
      })
      .extend({
        intervalId: z.int(),
        itemId: z.int(),
        itemName: z.string(),
        allowsClosedDays: z.boolean(),
      }),
  ),
});
export const createInterval = endpoint({
  ...calls.createInterval,
  summary: "Adds a booking interval, both days included",
  access,
  body: intervalFields
    .partial()
    .required({ startDate: true, endDate: true, startWeekday: true })
    .extend(item),
  answer: bookingInterval.extend(warned),
  status: 201,
});
export const changeInterval = endpoint({
  ...calls.changeInterval,
  summary: "Changes a booking interval",
  access,
  params,
  body: intervalFields.partial(),
  answer: bookingInterval.extend(warned),
});
export const removeInterval = endpoint({
  ...removal,
  ...calls.removeInterval,
  summary: "Removes a booking interval",
});
