import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Picture, RentalItem } from "#contracts/catalog.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { PRICE_TYPES, ITEM_TYPES } from "#domain/catalog/item.ts";
import { NO_FACTS, type ItemFacts } from "#domain/catalog/item-facts.ts";
import type { LongStayStep } from "#domain/pricing/long-stay.ts";
import type { CodeRule } from "#domain/pricing/discount-code.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { day, instant } from "./columns.ts";

export const pictures = pgTable("pictures", {
  url: text().primaryKey(),
  alt: text().notNull().default(""),
  width: integer().notNull(),
  height: integer().notNull(),
  blur: text().notNull().default(""),
  variants: jsonb().$type<Picture["variants"]>().notNull().default([]),
  awaitsVariants: boolean().notNull().default(false),
  lastUsedAt: instant(),
  createdAt: instant().notNull(),
});

export const rentalAgreements = pgTable("rental_agreements", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  description: text().notNull(),
  isDefault: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const rentalAgreementVersions = pgTable("rental_agreement_versions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rentalAgreementId: integer(),
  version: integer().notNull(),
  name: text().notNull(),
  content: text().notNull(),
  createdAt: instant().notNull(),
});

export const rentalItems = pgTable("rental_items", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  type: text({ enum: ITEM_TYPES }).notNull(),
  name: text().notNull(),
  slug: text(),
  heroText: text().notNull().default(""),
  heroTagline: text().notNull().default(""),
  mainImageUrl: text().notNull().default(""),
  imageGallery: jsonb().$type<string[]>().notNull().default([]),
  miniHeading: text().notNull().default(""),
  shortDescription: text().notNull().default(""),
  description: text().notNull().default(""),
  youtubeVideoId: text(),
  youtubeVideoTitle: text(),
  featureSets: jsonb().$type<RentalItem["featureSets"]>().notNull().default([]),
  pricePerDay: integer().notNull(),
  basePrice: integer().notNull().default(0),
  peakSeasonOnly: boolean().notNull().default(false),
  isAddonOnly: boolean().notNull().default(false),
  defaultPickupTime: text(),
  defaultReturnTime: text(),
  quantity: integer().notNull().default(1),
  depositAmount: integer(),
  cancellationPolicy: jsonb().$type<CancellationPolicy>(),
  turnaroundNights: integer().notNull().default(0),
  longStay: jsonb().$type<LongStayStep[]>().notNull().default([]),
  sleeps: integer(),
  seats: integer(),
  freeKmPerDay: integer(),
  extraKmPrice: integer(),
  packingList: jsonb().$type<string[]>().notNull().default([]),
  /** What is looked at when it goes out and comes back; null is what its type asks for. */
  checklist: jsonb().$type<string[]>(),
  facts: jsonb().$type<ItemFacts>().notNull().default(NO_FACTS),
  rentalAgreementId: integer(),
  isHidden: boolean().notNull().default(false),
  position: integer().notNull().default(0),
  placeId: integer(),
  allowsClosedDays: boolean().notNull().default(false),
  archivedAt: instant(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const addons = pgTable("addons", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rentalItemId: integer().notNull(),
  name: text().notNull(),
  description: text().notNull().default(""),
  price: integer().notNull(),
  priceType: text({ enum: PRICE_TYPES }).notNull().default("one-time"),
  allowQuantitySelect: boolean().notNull().default(true),
  /** Each unit takes one of that item. */
  linkedItemId: integer(),
});

export const seasonalPrices = pgTable("seasonal_prices", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rentalItemId: integer().notNull(),
  startDate: day().notNull(),
  endDate: day().notNull(),
  price: integer().notNull(),
});

export const blockedDates = pgTable("blocked_dates", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rentalItemId: integer().notNull(),
  startDate: day().notNull(),
  endDate: day().notNull(),
  reason: text().notNull().default(""),
});

export const bookingIntervals = pgTable("booking_intervals", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rentalItemId: integer().notNull(),
  startDate: day().notNull(),
  endDate: day().notNull(),
  startWeekday: text({ enum: WEEKDAYS }).notNull(),
  pickupTime: text().notNull().default("10:00"),
  returnTime: text().notNull().default("16:00"),
  intervalDays: integer().notNull().default(7),
});

/** Written by the database's own triggers only. */
export const itemNights = pgTable("item_nights", {
  rentalItemId: integer().notNull(),
  night: day().notNull(),
  taken: integer().notNull(),
  capacity: integer().notNull(),
});

export const discountCodes = pgTable("discount_codes", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  codeKey: text().notNull(),
  rule: jsonb().$type<CodeRule>().notNull(),
  /** Counted by the database's own triggers. */
  used: integer().notNull().default(0),
  most: integer(),
  mostPerPerson: integer(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const codePeople = pgTable("code_people", {
  codeId: integer().notNull(),
  person: text().notNull(),
  used: integer().notNull(),
  most: integer(),
});
