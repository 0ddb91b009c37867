import { z } from "zod";
import { rentalItem } from "#contracts/catalog.ts";
import { rowId } from "#contracts/catalog-fields.ts";
import * as calls from "#contracts/items-in-bulk-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronor, localDate, pathId } from "#contracts/fields.ts";
import { ITEM_TYPES } from "#domain/catalog/item.ts";
import { ROUNDINGS } from "#domain/pricing/price-change.ts";

const access = "shop.manage";
const MOST_ITEMS = 1000;

const order = z.array(rowId).max(MOST_ITEMS);

export const orderItems = endpoint({
  ...calls.orderItems,
  summary:
    "Puts all items of a kind in an order; refused where it is no longer the one that was seen",
  access,
  body: z.object({
    type: z.enum(ITEM_TYPES),
    /** The order that was seen. */
    from: order,
    to: order,
  }),
  answer: z.array(z.object({ id: z.int(), position: z.int() })),
});
export type OrderWish = z.output<typeof orderItems.body>;

export const duplicateItem = endpoint({
  ...calls.duplicateItem,
  summary: "Copies an item with its addons, seasonal prices and booking intervals; hidden at first",
  access,
  params: z.object({ id: pathId }),
  /** The same key makes no second copy. */
  body: z.object({ key: z.uuid() }),
  answer: rentalItem,
  status: 201,
});

const chosen = { itemIds: z.array(rowId).min(1).max(MOST_ITEMS) };
const rounding = z.union(ROUNDINGS.map((step) => z.literal(step)));
const percent = z.number().min(-90).max(500).multipleOf(0.1);

/** Says what was seen: what would be done is compared with it. */
const mark = { mark: z.string().max(100) };

const priceWish = z.object({
  ...chosen,
  by: z.enum(["percent", "kronor"]),
  /** Below 0 prices are lowered; a percent has at most one decimal, kronor none. */
  value: z.number(),
  rounding,
  pricePerDay: z.boolean(),
  /** Those that are not over yet. */
  seasons: z.boolean(),
});
export type PriceWish = z.output<typeof priceWish>;

const pricePreview = z.object({
  ...mark,
  items: z.array(
    z.object({
      itemId: z.int(),
      name: z.string(),
      prices: z.array(
        z.object({
          /** Null is the price per day. */
          season: z.object({ id: z.int(), startDate: localDate, endDate: localDate }).nullable(),
          before: kronor,
          after: kronor,
        }),
      ),
    }),
  ),
});
export type PricePreview = z.output<typeof pricePreview>;

export const previewPrices = endpoint({
  ...calls.previewPrices,
  summary: "What prices of many items would become",
  access,
  body: priceWish,
  answer: pricePreview,
});

export const changePrices = endpoint({
  ...calls.changePrices,
  summary:
    "Changes prices of many items at once, as they were shown; refused where that is no longer true",
  access,
  body: priceWish.extend(mark),
  answer: pricePreview,
});

/** Prices that were changed together, each as it stands now and as it was. */
const changedPrices = z
  .array(
    z.object({
      itemId: rowId,
      /** Null is the price per day. */
      seasonId: rowId.nullable(),
      now: kronor,
      was: kronor,
    }),
  )
  .min(1)
  .max(20_000);
export type ChangedPrices = z.output<typeof changedPrices>;

export const undoPrices = endpoint({
  ...calls.undoPrices,
  summary: "Puts prices back that were changed together; refused where one was changed since",
  access,
  body: z.object({ prices: changedPrices }),
  answer: z.object({ putBack: z.int() }),
});

const nextYearWish = z.object({
  ...chosen,
  fromYear: z.int().min(2000).max(2097),
  percent,
  rounding,
  seasonsBy: z.enum(["date", "week"]),
  seasons: z.boolean(),
  intervals: z.boolean(),
});
export type NextYearBody = z.output<typeof nextYearWish>;

const period = z.object({ startDate: localDate, endDate: localDate });

const nextYearPreview = z.object({
  ...mark,
  items: z.array(
    z.object({
      itemId: z.int(),
      name: z.string(),
      entries: z.array(
        z.object({
          kind: z.enum(["season", "interval"]),
          id: z.int(),
          from: period,
          to: period.nullable(),
          /** Of a season. */
          price: z.object({ before: kronor, after: kronor }).nullable(),
          /** Why it is left out. */
          skipped: z
            .union([
              z.object({ because: z.literal("overlap"), other: period }),
              z.object({ because: z.literal("leap-day") }),
            ])
            .nullable(),
        }),
      ),
    }),
  ),
});
export type NextYearPreview = z.output<typeof nextYearPreview>;

export const previewNextYear = endpoint({
  ...calls.previewNextYear,
  summary: "Which seasonal prices and booking intervals a copy to the next year would add",
  access,
  body: nextYearWish,
  answer: nextYearPreview,
});

export const copyToNextYear = endpoint({
  ...calls.copyToNextYear,
  summary: "Adds them, as they were shown; refused where that is no longer true",
  access,
  body: nextYearWish.extend(mark),
  answer: nextYearPreview,
});

export const exportItems = endpoint({
  ...calls.exportItems,
  summary: "Items, their addons and prices as CSV for Swedish Excel",
  access,
  answer: z.any(),
});
