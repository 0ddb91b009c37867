import { z } from "zod";
import * as calls from "#contracts/booking-changes-calls.ts";
import { booking, ofBooking } from "#contracts/bookings.ts";
import { wantedDrivers } from "#contracts/drivers.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  lines,
  localDate,
  selectedAddons,
  timeOfDay,
  typedLine,
  typedText,
} from "#contracts/fields.ts";
import {
  officeEmail,
  typedPhone,
  typedPostalCode,
  refused,
  stay,
} from "#contracts/office-bookings.ts";
import { priceAnswer } from "#contracts/offers.ts";
import { OVERRIDES } from "#domain/availability/check-stay.ts";
import { SETTLEMENT_KINDS } from "#domain/payments/settlement.ts";

/** What a customer said of themselves, as far as it is to be another. */
const changedCustomer = z.strictObject({
  name: typedLine(200).min(1).optional(),
  email: officeEmail.optional(),
  phone: typedPhone.optional(),
  personalNumber: typedLine(50).optional(),
  streetAddress: typedLine(200).optional(),
  postalCode: typedPostalCode.optional(),
  city: typedLine(100).optional(),
  organisationNumber: typedLine(50).optional(),
  reference: typedLine(200).optional(),
  organisationName: typedLine(200).optional(),
  invoiceAddress: typedLine(300).optional(),
});

/** Only what is to be another; the rest stays. */
const change = z.strictObject({
  rentalItemId: stay.shape.rentalItemId.optional(),
  startDate: localDate.optional(),
  endDate: localDate.optional(),
  quantity: z.int().min(1).max(1000).optional(),
  selectedAddons: selectedAddons.optional(),
  /** All of them as they are to be. */
  lines: lines.optional(),
  /** Null takes back what was agreed upon; without it that stays. */
  adjustment: stay.shape.adjustment.nullable(),
  overrides: stay.shape.overrides,
  customer: changedCustomer.optional(),
  travelInfo: typedText(5000).trim().optional(),
  drivers: wantedDrivers.optional(),
  pickupTime: timeOfDay.optional(),
  returnTime: timeOfDay.optional(),
  /** The booking's, as it was looked at: whoever comes second is told of the first. */
  version: z.int(),
  /** Whether the customer is told, of more than their own details; they are, unless staff say no. */
  notify: z.boolean().default(true),
  /** Whether the difference is asked for or given back at once, or left as it is. */
  money: z.enum(["settle", "later"]).default("later"),
});

export const changeAgreed = endpoint({
  ...calls.changeAgreed,
  summary: "Changes what was agreed: what is rented, when, at what price, and by whom",
  access: "bookings.run",
  params: ofBooking,
  body: change,
  answer: booking,
});
export type AgreedChange = z.output<typeof changeAgreed.body & object>;
export type AgreedChangeWish = z.input<typeof changeAgreed.body & object>;

export const previewChange = endpoint({
  ...calls.previewChange,
  summary: "What such a change would cost and lead to, and what speaks against it; nothing is kept",
  access: "bookings.run",
  params: ofBooking,
  body: change,
  answer: z.object({
    before: priceAnswer,
    after: priceAnswer,
    /** Kronor, below 0 where it becomes cheaper. */
    difference: z.int(),
    /** After the change, before anything is asked for or given back; below 0 it is the customer's. */
    due: z.number(),
    settles: z.object({ kind: z.enum(SETTLEMENT_KINDS), amount: z.number() }),
    refused,
    /** Inspections and services that it would collide with, in words; none of them refuses it. */
    warnings: z.array(z.string()),
    /** Which overrides would set something of that aside. */
    overridable: z.array(z.enum(OVERRIDES)),
    /** As the stay would be, where nothing else is said. */
    pickupTime: timeOfDay,
    returnTime: timeOfDay,
    /** What happens with the money, in a sentence for whoever presses the button. */
    moneyText: z.string(),
    /** What the customer would be sent; null where they are told nothing. */
    letter: z.object({ recipient: z.string(), subject: z.string(), text: z.string() }).nullable(),
  }),
});
export type ChangePreview = z.infer<typeof previewChange.answer>;
