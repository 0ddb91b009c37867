import { z } from "zod";
import * as calls from "#contracts/catalog-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  cancellationPolicy,
  kronor,
  localDate,
  pathId,
  slug,
  timeOfDay,
} from "#contracts/fields.ts";
import { ITEM_TYPES, PRICE_TYPES } from "#domain/catalog/item.ts";
import { LICENCES } from "#domain/catalog/item-facts.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";

export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** A few bytes to show until the picture has come, as a data address. */
  blur: z.string(),
  variants: z.array(
    z.object({ width: z.int(), format: z.enum(["avif", "webp"]), url: z.string() }),
  ),
});
export type Picture = z.infer<typeof picture>;

export const featureSet = z.object({ heading: z.string(), features: z.array(z.string()) });

export const season = z.object({
  id: z.int(),
  startDate: localDate,
  endDate: localDate,
  price: kronor,
});

/** What people ask before they book; null is not told. */
export const itemFacts = z.object({
  lengthCm: z.int().nullable(),
  weightKg: z.number().nullable(),
  minAge: z.int().nullable(),
  licence: z.enum(LICENCES).nullable(),
  licenceYears: z.int().nullable(),
  included: z.array(z.string()),
});

export const rentalItem = z.object({
  id: z.int(),
  type: z.enum(ITEM_TYPES),
  name: z.string(),
  slug: slug.nullable(),
  heroText: z.string(),
  heroTagline: z.string(),
  mainImageUrl: z.string(),
  imageGallery: z.array(z.string()),
  miniHeading: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  youtubeVideoId: z.string().nullable(),
  youtubeVideoTitle: z.string().nullable(),
  featureSets: z.array(featureSet),
  pricePerDay: kronor,
  basePrice: kronor,
  peakSeasonOnly: z.boolean(),
  isAddonOnly: z.boolean(),
  defaultPickupTime: timeOfDay.nullable(),
  defaultReturnTime: timeOfDay.nullable(),
  quantity: z.int(),
  /** Of motorhomes: beds and belted seats; null where the owner has not told. */
  sleeps: z.int().nullable(),
  seats: z.int().nullable(),
  facts: itemFacts,
  /** What a day's rent covers, and what each kilometre beyond it costs. */
  freeKmPerDay: z.int().nullable(),
  extraKmPrice: kronor.nullable(),
  /** What its customer is asked to bring, a few words each. */
  packingList: z.array(z.string()),
  /** What is looked at when it goes out and comes back; null where that of its kind is. */
  checklist: z.array(z.string()).nullable(),
  depositAmount: kronor.nullable(),
  rentalAgreementId: z.int().nullable(),
  /** Where it is picked up; null is the first of the shop's places. */
  placeId: z.int().nullable(),
  /** Its own; null where the shop's holds. */
  cancellationPolicy: cancellationPolicy.nullable(),
  /** Nights kept free after each return. */
  turnaroundNights: z.int(),
  /** Picked up and returned on days when the shop is closed, too. */
  allowsClosedDays: z.boolean(),
  /** What longer stays cost less, the shortest first. */
  longStay: z.array(z.object({ fromNights: z.int(), percent: z.int() })),
  /** Neither listed nor sold to visitors: only whoever works in the shop is told of it at all. */
  isHidden: z.boolean(),
  /** Within its kind; those of the same position stand in the order they were made. */
  position: z.int(),
  version: z.int(),
  /** What is known of the main picture and the gallery: sizes, variants, preview. */
  pictures: z.array(picture),
  /** Seasonal prices, so that the browser can price a stay as the server does. */
  seasons: z.array(season),
});
export type RentalItem = z.infer<typeof rentalItem>;

export const itemCard = rentalItem
  .pick({
    id: true,
    type: true,
    name: true,
    slug: true,
    miniHeading: true,
    shortDescription: true,
    pricePerDay: true,
    basePrice: true,
    mainImageUrl: true,
  })
  .extend({
    picture: picture.nullable(),
    /** `4 bäddar · 4 bälten · 6,60 m`, in words, since the home page carries no code for them; empty where nothing is told. */
    room: z.string(),
  });
export type ItemCard = z.infer<typeof itemCard>;

export const listItems = endpoint({
  ...calls.listItems,
  summary: "All items, newest first",
  access: "shop.visit",
  answer: z.array(rentalItem),
  isKept: true,
  staffSeesMore: true,
});

export const listItemCards = endpoint({
  ...calls.listItemCards,
  summary: "What the home page's grid shows of each bookable item, motorhomes first",
  access: "shop.visit",
  answer: z.array(itemCard),
  isKept: true,
});

export const itemById = endpoint({
  ...calls.itemById,
  summary: "One item",
  access: "shop.visit",
  params: z.object({ id: pathId }),
  answer: rentalItem,
  isKept: true,
  staffSeesMore: true,
});

export const itemBySlug = endpoint({
  ...calls.itemBySlug,
  summary: "One item by its address",
  access: "shop.visit",
  params: z.object({ slug }),
  answer: rentalItem,
  isKept: true,
});

export const addon = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: kronor,
  rentalItemId: z.int(),
  priceType: z.enum(PRICE_TYPES),
  allowQuantitySelect: z.boolean(),
  /** Each unit takes one of that item. */
  linkedItemId: z.int().nullable(),
});
export type Addon = z.infer<typeof addon>;

const ofItem = z.object({ id: pathId });

export const itemAddons = endpoint({
  ...calls.itemAddons,
  summary: "The addons of an item",
  access: "shop.visit",
  params: ofItem,
  answer: z.array(addon),
  isKept: true,
  staffSeesMore: true,
});

export const allAddons = endpoint({
  ...calls.allAddons,
  summary: "The addons of all items",
  access: "shop.visit",
  answer: z.array(addon),
  isKept: true,
  staffSeesMore: true,
});

export const agreement = z.object({
  name: z.string(),
  content: z.string(),
  /** Names this very text: what a customer accepts is told apart from later ones by it. */
  version: z.int(),
});
export type Agreement = z.infer<typeof agreement>;

export const itemAgreement = endpoint({
  ...calls.itemAgreement,
  summary: "The rental agreement of an item: its own, else the default one",
  access: "shop.visit",
  params: ofItem,
  answer: agreement,
  isKept: true,
  staffSeesMore: true,
});

export const blockedPeriod = z.object({ id: z.int(), startDate: localDate, endDate: localDate });
export type BlockedPeriod = z.infer<typeof blockedPeriod>;

export const itemBlockedDates = endpoint({
  ...calls.itemBlockedDates,
  summary: "Days on which an item cannot be had, without the reason",
  access: "shop.visit",
  params: ofItem,
  answer: z.array(blockedPeriod),
  isKept: true,
  staffSeesMore: true,
});

export const bookingInterval = z.object({
  id: z.int(),
  rentalItemId: z.int(),
  startDate: localDate,
  endDate: localDate,
  startWeekday: z.enum(WEEKDAYS),
  pickupTime: timeOfDay,
  returnTime: timeOfDay,
  intervalDays: z.int(),
});
export type BookingInterval = z.infer<typeof bookingInterval>;

export const itemBookingIntervals = endpoint({
  ...calls.itemBookingIntervals,
  summary: "Parts of the year with a fixed weekday and a shortest stay",
  access: "shop.visit",
  params: ofItem,
  answer: z.array(bookingInterval),
  isKept: true,
  staffSeesMore: true,
});
