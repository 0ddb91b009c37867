import { z } from "zod";
import { rentalItem } from "#contracts/catalog.ts";
import {
  featureSets,
  gallery,
  longStaySteps,
  optionalTime,
  pictureAddress,
  rowId,
  shortLines,
  videoId,
  wantedFacts,
  wantedSlug,
  wantedPolicy,
} from "#contracts/catalog-fields.ts";
import * as calls from "#contracts/catalog-admin-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronor, localDate, pathId, text, typedLine } from "#contracts/fields.ts";
import { MOST_TURNAROUND_NIGHTS } from "#domain/availability/turnaround.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { ITEM_TYPES } from "#domain/catalog/item.ts";
import { MOST_POSITION } from "#domain/catalog/item-order.ts";

const places = z.int().min(1).max(99).nullable();

/** Without defaults: a field that was not sent is left as it is, or as the database has it. */
const itemFields = z.object({
  type: z.enum(ITEM_TYPES),
  name: typedLine(200).min(1),
  pricePerDay: kronor,
  slug: wantedSlug,
  heroText: text(200).trim(),
  heroTagline: text(300).trim(),
  mainImageUrl: pictureAddress,
  imageGallery: gallery,
  miniHeading: text(300).trim(),
  shortDescription: text(1000).trim(),
  description: text(20_000).trim(),
  youtubeVideoId: videoId,
  youtubeVideoTitle: text(200)
    .trim()
    .transform((typed) => typed || null)
    .nullable(),
  featureSets,
  basePrice: kronor,
  peakSeasonOnly: z.boolean(),
  isAddonOnly: z.boolean(),
  defaultPickupTime: optionalTime,
  defaultReturnTime: optionalTime,
  quantity: z.int().min(1).max(1000),
  sleeps: places,
  seats: places,
  facts: wantedFacts,
  freeKmPerDay: z.int().min(0).max(5000).nullable(),
  extraKmPrice: z.int().min(0).max(1000).nullable(),
  packingList: shortLines,
  checklist: shortLines.nullable(),
  depositAmount: kronor.nullable(),
  rentalAgreementId: rowId.nullable(),
  placeId: rowId.nullable(),
  cancellationPolicy: wantedPolicy.nullable(),
  turnaroundNights: z.int().min(0).max(MOST_TURNAROUND_NIGHTS),
  allowsClosedDays: z.boolean(),
  longStay: longStaySteps,
  isHidden: z.boolean(),
  position: z.int().min(0).max(MOST_POSITION),
});

const ofItem = z.object({ id: pathId });

export const createItem = endpoint({
  ...calls.createItem,
  summary: "Adds an item; only type, name and pricePerDay are required",
  access: "shop.manage",
  body: itemFields.partial().required({ type: true, name: true, pricePerDay: true }),
  answer: rentalItem,
  status: 201,
});
export type NewItem = z.output<typeof createItem.body & object>;
export type NewItemWish = z.input<typeof createItem.body & object>;

export const changeItem = endpoint({
  ...calls.changeItem,
  summary: "Changes any of an item's fields; with `version` only if nobody changed it meanwhile",
  access: "shop.manage",
  params: ofItem,
  body: itemFields.partial().extend({ version: z.int().optional() }),
  answer: rentalItem.extend({
    /** Told where the number of nights after a return was changed: the coming bookings that lack room for them. */
    withoutTurnaround: z.array(z.object({ bookingId: z.int(), endDate: localDate })).optional(),
  }),
});
export type ChangedItem = z.infer<typeof changeItem.answer>;
export type ItemChange = z.output<typeof changeItem.body & object>;
export type ItemChangeWish = z.input<typeof changeItem.body & object>;

export const removeItem = endpoint({
  ...calls.removeItem,
  summary: "Removes an item; one that was ever booked is hidden instead, its bookings stay",
  access: "shop.manage",
  params: ofItem,
  answer: z.null(),
  status: 204,
});

export const linkAgreement = endpoint({
  ...calls.linkAgreement,
  summary: "Gives an item an agreement of its own, or with null the default one",
  access: "shop.manage",
  params: ofItem,
  body: z.object({ rentalAgreementId: rowId.nullable() }),
  answer: rentalItem,
});

export const itemBooking = z.object({
  id: z.int(),
  customerName: z.string(),
  startDate: localDate,
  endDate: localDate,
  pickupTime: z.string(),
  returnTime: z.string(),
  /** Units of the item itself. */
  quantity: z.int(),
  /** Rented along with another thing, or taken by one of its extras; the price is that of the whole booking. */
  isFurther: z.boolean(),
  /** Nights kept free after the return. */
  turnaround: z.int(),
  totalPrice: kronor,
  status: z.enum(BOOKING_STATUSES),
  createdAt: z.iso.datetime(),
});
export type ItemBooking = z.infer<typeof itemBooking>;

export const itemBookings = endpoint({
  ...calls.itemBookings,
  summary: "The bookings of an item, latest start first",
  access: "shop.manage",
  params: ofItem,
  answer: z.array(itemBooking),
});

export const dashboard = endpoint({
  ...calls.dashboard,
  summary: "What an owner wants to know in the morning",
  access: "shop.manage",
  answer: z.object({
    pickups: z.object({ today: z.int(), tomorrow: z.int() }),
    returns: z.object({ today: z.int(), tomorrow: z.int() }),
    /** Bookings that nobody has approved yet. */
    waiting: z.int(),
    /** Nights times units of pending and confirmed bookings, motorhomes and equipment apart. */
    nights: z.record(z.enum(ITEM_TYPES), z.object({ thisMonth: z.int(), nextMonth: z.int() })),
    /** Booking intervals whose hours promise a vehicle to the next customer before it is due back. */
    promisedTwice: z.array(
      z.object({
        itemId: z.int(),
        itemName: z.string(),
        intervalId: z.int(),
        startDate: localDate,
        endDate: localDate,
        pickupTime: z.string(),
        returnTime: z.string(),
      }),
    ),
  }),
});
export type DashboardFigures = z.infer<typeof dashboard.answer>;
