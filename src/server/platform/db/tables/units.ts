import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { day, instant } from "./columns.ts";

/** Things of an item that its owner tells apart; an item without any is counted. */
export const units = pgTable("units", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  rentalItemId: integer().notNull(),
  name: text().notNull(),
  registration: text().notNull().default(""),
  notes: text().notNull().default(""),
  retiredOn: day(),
  odometer: integer(),
  nextInspection: day(),
  nextService: day(),
  nextServiceKm: integer(),
  position: integer().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const unitOutages = pgTable("unit_outages", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  unitId: integer().notNull(),
  startDate: day().notNull(),
  endDate: day(),
  reason: text().notNull(),
  createdAt: instant().notNull(),
  /** Written by the database: up to this night its item's nights know of it. */
  countedUntil: day()
    .notNull()
    .default(sql`null`),
});

const HOLDER_KINDS = ["booking", "booking-line", "checkout", "checkout-line"] as const;

/** Which unit a stay has, one row for each of its quantity. */
export const stayUnits = pgTable("stay_units", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  bookingId: integer(),
  bookingLineId: integer(),
  checkoutId: uuid(),
  checkoutLineId: integer(),
  holderKind: text({ enum: HOLDER_KINDS })
    .notNull()
    .generatedAlwaysAs(sql`null`),
  rentalItemId: integer().notNull(),
  /** While it is not placed: which one it had. */
  unitId: integer(),
  heldFrom: day().notNull(),
  heldTo: day().notNull(),
  handedOverAt: instant(),
  backAt: instant(),
  isPlaced: boolean().notNull().default(false),
});

/** Written by the database's own triggers only. */
export const unitNights = pgTable("unit_nights", {
  unitId: integer().notNull(),
  night: day().notNull(),
  stayUnitId: integer().notNull(),
});

/** Items whose stays want to be placed. */
export const unitsDue = pgTable("units_due", {
  rentalItemId: integer().primaryKey(),
  countTo: day(),
  beside: integer(),
});

/** A stay with all nights from the first to the last day gets at most so many units throughout. */
export const unitSplits = pgTable("unit_splits", {
  rentalItemId: integer().notNull(),
  startDate: day().notNull(),
  endDate: day().notNull(),
  units: integer().notNull(),
});
