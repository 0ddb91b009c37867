import { z } from "zod";
import { booking } from "#contracts/bookings.ts";
import { rule } from "#contracts/catalog-fields.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { lines, localDate, selectedAddons, text, typedLine, typedText } from "#contracts/fields.ts";
import * as calls from "#contracts/office-bookings-calls.ts";
import { priceAnswer } from "#contracts/offers.ts";
import { OVERRIDES } from "#domain/availability/check-stay.ts";
import { HAND_METHODS } from "#domain/payments/payment-method.ts";
import { isMailAddressOrNone } from "#domain/text/mail-address.ts";
import { isPhoneNumberOrNone, isPostalCodeOrNone } from "#domain/text/reachable.ts";

/** As staff type it in: none, or one that a letter can be sent to. */
export const officeEmail = typedLine(254).refine(isMailAddressOrNone, rule("mail-address"));
export const typedPhone = typedLine(50).refine(isPhoneNumberOrNone, rule("phone"));
export const typedPostalCode = typedLine(20).refine(isPostalCodeOrNone, rule("postal-code"));

/** What staff know of a customer: a name at least. */
const officeCustomer = z.object({
  name: typedLine(200).min(1),
  email: officeEmail.default(""),
  phone: typedPhone.default(""),
  personalNumber: typedLine(50).default(""),
  streetAddress: typedLine(200).default(""),
  postalCode: typedPostalCode.default(""),
  city: typedLine(100).default(""),
  organisationNumber: typedLine(50).default(""),
  reference: typedLine(200).default(""),
  organisationName: typedLine(200).default(""),
  invoiceAddress: typedLine(300).default(""),
});

const payment = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("link"),
    days: z.int().min(1).max(30).default(3),
    charge: z.enum(["at-once", "reserve"]).default("at-once"),
  }),
  z.object({ kind: z.literal("later") }),
  z.object({
    kind: z.literal("hand"),
    method: z.enum(HAND_METHODS),
    reference: typedLine(200).default(""),
    paidOn: localDate.optional(),
  }),
]);

export const stay = z.object({
  rentalItemId: z.int().min(1).max(2_147_483_647),
  startDate: localDate,
  endDate: localDate,
  quantity: z.int().min(1).max(1000).default(1),
  selectedAddons: selectedAddons.default([]),
  lines: lines.optional(),
  /** Whole kronor, below 0 for a discount; the customer reads why. */
  adjustment: z
    .object({ amount: z.int().min(-999_999).max(999_999), reason: text(200).trim().min(1) })
    .optional(),
  overrides: z.array(z.enum(OVERRIDES)).max(OVERRIDES.length).default([]),
});

export const makeBooking = endpoint({
  ...calls.makeBooking,
  summary: "A booking that staff make for a customer; the same key again is the same booking",
  access: "bookings.run",
  status: 201,
  body: stay.extend({
    key: z.uuid(),
    customer: officeCustomer,
    travelInfo: typedText(5000).nullish(),
    notes: text(20_000).default(""),
    payment,
  }),
  answer: booking,
});
export type OfficeBooking = z.output<typeof makeBooking.body & object>;
export type OfficeBookingWish = z.input<typeof makeBooking.body & object>;

/** What speaks against it, in words, and which further thing it is about. */
export const refused = z.array(
  z.object({ code: z.string(), message: z.string(), rentalItemId: z.int().optional() }),
);
export type Refused = z.infer<typeof refused>;

export const previewBooking = endpoint({
  ...calls.previewBooking,
  summary: "What such a booking would cost, and what speaks against it; nothing is kept",
  access: "bookings.run",
  // The same body may be sent; only the stay counts.
  body: stay,
  answer: z.object({
    /** Null where there is nothing to price. */
    quote: priceAnswer.nullable(),
    refused,
    /** Inspections and services that it would collide with, in words; none of them refuses it. */
    warnings: z.array(z.string()),
    /** Which overrides would set something of that aside. */
    overridable: z.array(z.enum(OVERRIDES)),
  }),
});
export type BookingPreview = z.infer<typeof previewBooking.answer>;
export type PreviewWish = z.output<typeof previewBooking.body & object>;
