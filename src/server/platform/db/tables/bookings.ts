import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CustomerData } from "#contracts/checkout.ts";
import { ACCEPTED_HOW } from "#domain/bookings/agreement-standing.ts";
import { BOOKING_SOURCES, BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import type { Organisation } from "#domain/bookings/organisation.ts";
import type { Terms } from "#domain/bookings/change-terms.ts";
import type { Driver } from "#domain/bookings/drivers.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { RENT_STATES } from "#domain/payments/booking-money.ts";
import type { Quote } from "#domain/pricing/quote.ts";
import { day, instant, kronor } from "./columns.ts";

export const bookings = pgTable("bookings", {
  id: integer().primaryKey(),
  rentalItemId: integer().notNull(),
  startDate: day().notNull(),
  endDate: day().notNull(),
  pickupTime: text().notNull(),
  returnTime: text().notNull(),
  quantity: integer().notNull().default(1),
  selectedAddons: jsonb().$type<SelectedAddon[]>().notNull().default([]),
  quote: jsonb().$type<Quote>().notNull(),
  totalPrice: integer().notNull(),
  currency: text().notNull().default("SEK"),
  customerName: text().notNull(),
  customerEmail: text().notNull(),
  customerPhone: text().notNull(),
  customerPersonalNumber: text().notNull(),
  customerAddress: text().notNull(),
  customerStreetAddress: text().notNull(),
  customerPostalCode: text().notNull(),
  customerCity: text().notNull(),
  customerOrganisationNumber: text().notNull().default(""),
  customerReference: text().notNull().default(""),
  customerOrganisationName: text().notNull().default(""),
  customerInvoiceAddress: text().notNull().default(""),
  travelInfo: text(),
  /** As they were named before the pick-up. */
  drivers: jsonb().$type<Driver[]>().notNull().default([]),
  notes: text().notNull().default(""),
  status: text({ enum: BOOKING_STATUSES }).notNull().default("pending"),
  holdsNights: boolean().notNull().generatedAlwaysAs(true),
  /** Nights kept free after the return; the database copies them from the item where nobody says them. */
  turnaround: integer().notNull().default(0),
  /** Which nights are held, the second one not included; nothing of a booking that is off. */
  heldFrom: day().generatedAlwaysAs(sql`null`),
  heldTo: day().generatedAlwaysAs(sql`null`),
  codeId: integer(),
  /** Whose use of the code it is: a hash of the e-mail address. */
  codePerson: text(),
  codeHeld: integer().generatedAlwaysAs(sql`null`),
  depositAmount: integer(),
  depositReminderSentAt: instant(),
  /** Written by the database when it is approved; empty for what was before that was written down. */
  approvedAt: instant(),
  /** When the first of it went out, and when all of it was back. */
  outAt: instant(),
  outBy: integer(),
  backAt: instant(),
  backBy: integer(),
  waived: kronor().notNull().default(0),
  cancellationPolicy: jsonb().$type<CancellationPolicy>(),
  source: text({ enum: BOOKING_SOURCES }).notNull().default("web"),
  /** Of what staff made: the same key is the same booking. */
  key: uuid(),
  /** Raised by the database with every change of what was agreed. */
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** A text that the customer of a booking is asked to accept; when and how they did, once they have. */
export const bookingAgreements = pgTable("booking_agreements", {
  bookingId: integer().notNull(),
  agreementVersionId: integer().notNull(),
  acceptedAt: instant(),
  how: text({ enum: ACCEPTED_HOW }),
});

/** What was decided about the rent when a booking was cancelled. */
export const bookingCancellations = pgTable("booking_cancellations", {
  id: uuid().primaryKey(),
  bookingId: integer().notNull(),
  refund: kronor().notNull(),
  kept: kronor().notNull(),
  reason: text().notNull(),
  requestedBy: integer(),
  createdAt: instant().notNull(),
  undoneAt: instant(),
});

/** Every change of what is rented or what it costs, so that it can be undone at the price that was promised. */
export const bookingChanges = pgTable("booking_changes", {
  id: uuid().primaryKey(),
  bookingId: integer().notNull(),
  version: integer().notNull(),
  changedBy: integer(),
  /** Whether the customer made it: an account that is removed leaves no id behind. */
  isOwn: boolean().notNull(),
  createdAt: instant().notNull(),
  before: jsonb().$type<Terms>().notNull(),
  after: jsonb().$type<Terms>().notNull(),
  beforeQuote: jsonb().$type<Quote>().notNull(),
  afterQuote: jsonb().$type<Quote>().notNull(),
});

/** What opens a customer's own page, hashed. */
export const ownPageTokens = pgTable("own_page_tokens", {
  tokenHash: text().primaryKey(),
  bookingId: integer().notNull(),
  createdAt: instant().notNull(),
  endedAt: instant(),
});

/** Counted by triggers; `domain/payments/booking-money.ts` says the same of the same rows. */
export const bookingMoney = pgTable("booking_money", {
  bookingId: integer().primaryKey(),
  total: integer().notNull(),
  waived: kronor().notNull(),
  charged: kronor().notNull(),
  refunded: kronor().notNull(),
  reserved: kronor().notNull(),
  due: kronor().notNull(),
  inVain: boolean().notNull().default(false),
  rentState: text({ enum: RENT_STATES }).notNull(),
});

const CHECKOUT_STATUSES = ["open", "closing", "discarded", "completed", "released"] as const;

export const checkouts = pgTable("checkouts", {
  id: uuid().primaryKey(),
  visitorHash: text().notNull(),
  network: text().notNull(),
  rentalItemId: integer(),
  startDate: day(),
  endDate: day(),
  pickupTime: text(),
  returnTime: text(),
  quantity: integer(),
  selectedAddons: jsonb().$type<SelectedAddon[]>().notNull().default([]),
  quote: jsonb().$type<Quote>(),
  totalPrice: integer().notNull(),
  customer: jsonb().$type<CustomerData>().notNull(),
  /** Whom it is booked for, where that is a company or a club. */
  organisation: jsonb().$type<Organisation>(),
  travelInfo: text(),
  agreementVersionId: integer(),
  agreementAcceptedAt: instant(),
  furtherAgreementVersionIds: jsonb().$type<number[]>().notNull().default([]),
  cancellationPolicy: jsonb().$type<CancellationPolicy>(),
  status: text({ enum: CHECKOUT_STATUSES }).notNull().default("open"),
  closingUntil: instant(),
  holdsNights: boolean().notNull().generatedAlwaysAs(true),
  turnaround: integer().notNull().default(0),
  heldFrom: day().generatedAlwaysAs(sql`null`),
  heldTo: day().generatedAlwaysAs(sql`null`),
  codeId: integer(),
  codePerson: text(),
  codeHeld: integer().generatedAlwaysAs(sql`null`),
  holdExpiresAt: instant().notNull(),
  lapsedAt: instant(),
  bookingId: integer(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** What of an item is taken besides the main thing: a further thing, or what an extra takes from stock. */
const line = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  quantity: integer().notNull(),
  addonId: integer(),
  turnaround: integer().notNull().default(0),
  /** Written by the database: a line holds what its booking or checkout holds. */
  heldFrom: day(),
  heldTo: day(),
};

export const bookingLines = pgTable("booking_lines", {
  ...line,
  bookingId: integer().notNull(),
  rentalItemId: integer().notNull(),
});

export const checkoutLines = pgTable("checkout_lines", {
  ...line,
  checkoutId: uuid().notNull(),
  rentalItemId: integer(),
});
