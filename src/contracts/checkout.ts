import { z } from "zod";
import * as calls from "#contracts/checkout-calls.ts";
import { rule } from "#contracts/catalog-fields.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  cancellationPolicy,
  kronor,
  kronorAndOre,
  lines,
  localDate,
  pathId,
  selectedAddons,
  text,
  typedCode,
  typedLine,
  typedText,
} from "#contracts/fields.ts";
import { priceAnswer } from "#contracts/offers.ts";
import { isOrgnr, writtenOrgnr } from "#domain/bookkeeping/organisation-number.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";

const itemId = z.int().min(1).max(2_147_483_647);

/** As the customer typed it: no format check refuses a booking. Only `country` is fixed. */
export const customerData = z.object({
  name: typedLine(200).min(1),
  email: typedLine(254).min(1),
  phone: typedLine(50).min(1),
  address: typedLine(500).default(""),
  streetAddress: typedLine(200).min(1),
  postalCode: typedLine(20).min(1),
  city: typedLine(100).min(1),
  country: z.literal("SE").default("SE"),
  personalNumber: typedLine(50).min(1),
});
export type CustomerData = z.infer<typeof customerData>;

/** A company or a club that the booking is made for, and that its receipt is the invoice of. */
const organisation = z.object({
  organisationName: typedLine(200).min(1),
  organisationNumber: typedLine(50)
    .min(1)
    .refine(isOrgnr, rule("orgnr-right"))
    .transform(writtenOrgnr),
  invoiceAddress: typedLine(300).default(""),
  reference: typedLine(200).default(""),
});

const wantedStay = z.object({
  rentalItemId: itemId,
  startDate: localDate,
  endDate: localDate,
  selectedAddons: selectedAddons.default([]),
  quantity: z.int().min(1).max(1000).default(1),
  travelInfo: typedText(5000).nullish(),
  lines: lines.optional(),
  code: typedCode.optional(),
  organisation: organisation.optional(),
  /** The text the customer accepted; without it the current one counts as accepted. */
  agreementVersion: z.int().optional(),
  /** All of them, where further things have texts of their own. */
  agreementVersions: z.array(z.int()).max(31).optional(),
  /** What the customer was told of cancelling; without it what holds now counts as told. */
  cancellationPolicy: cancellationPolicy.optional(),
});
export type WantedStay = z.infer<typeof wantedStay>;

export const createPaymentIntent = endpoint({
  ...calls.createPaymentIntent,
  summary: "Holds the nights of a stay for 20 minutes and opens its card payment",
  access: "shop.visit",
  body: z.object({
    /** Whole kronor. */
    amount: kronor,
    currency: z.literal("sek"),
    customerData,
    vatInfo: z
      .object({ priceBeforeVAT: z.number(), vatAmount: z.number(), vatRate: z.number() })
      .optional(),
    booking: wantedStay.optional(),
  }),
  answer: z.object({
    clientSecret: z.string(),
    customerId: z.string(),
    holdExpiresAt: z.iso.datetime(),
  }),
});
export type OpenedPayment = z.infer<typeof createPaymentIntent.answer>;
export type PaymentWish = z.input<typeof createPaymentIntent.body & object>;

export const resumePayment = endpoint({
  ...calls.resumePayment,
  summary: "Where this visitor stands in paying for a stay, for a page that was reloaded",
  access: "shop.visit",
  body: wantedStay.pick({
    rentalItemId: true,
    startDate: true,
    endDate: true,
    selectedAddons: true,
    quantity: true,
    lines: true,
    code: true,
  }),
  answer: z.union([
    z.object({ state: z.literal("none") }),
    z.object({ state: z.literal("booked"), bookingId: z.int(), totalAmount: kronor }),
    z.object({
      state: z.literal("open"),
      clientSecret: z.string(),
      secondsLeft: z.int(),
      /** The customer's bank waits for its answer. */
      asksBank: z.boolean(),
      /** What it was opened for, whatever the stay would cost now. */
      price: priceAnswer,
    }),
  ]),
});
export type ResumeWish = z.input<typeof resumePayment.body & object>;
export type ResumedPayment = z.infer<typeof resumePayment.answer>;

/** What the bare payload brings besides the payment; with a checkout it only has to agree with it. */
const bookingData = z
  .object({
    rentalItemId: itemId,
    startDate: localDate,
    endDate: localDate,
    selectedAddons,
    quantity: z.int().min(1).max(1000),
    customerName: typedLine(200),
    customerEmail: typedLine(254),
    customerPhone: typedLine(50),
    customerPersonalNumber: typedLine(50),
    customerAddress: typedLine(500),
    customerStreetAddress: typedLine(200),
    customerPostalCode: typedLine(20),
    customerCity: typedLine(100),
    currency: z.literal("SEK"),
    travelInfo: typedText(5000).nullable(),
    status: z.literal("pending"),
    totalPrice: kronor,
  })
  .partial();
export type BookingData = z.infer<typeof bookingData>;

export const placeBooking = endpoint({
  ...calls.placeBooking,
  summary: "Turns an authorised card payment into a booking",
  access: "shop.visit",
  status: 201,
  body: bookingData
    .extend({ stripePaymentId: text(255).optional(), paymentIntentId: text(255).optional() })
    .refine(({ stripePaymentId, paymentIntentId }) => Boolean(stripePaymentId ?? paymentIntentId), {
      path: ["stripePaymentId"],
    }),
  answer: z.object({ id: z.int() }),
});
export type PlacedBooking = z.infer<typeof placeBooking.answer>;

export const ownBooking = endpoint({
  ...calls.ownBooking,
  summary: "A booking as its maker is thanked for it; nothing to anybody else",
  access: "shop.visit",
  params: z.object({ id: pathId }),
  answer: z.object({
    booking: z
      .object({
        itemName: z.string(),
        itemType: z.enum(["rv", "equipment"]),
        startDate: localDate,
        endDate: localDate,
        pickupTime: z.string(),
        returnTime: z.string(),
        quantity: z.int(),
        /** Where it is picked up; null is the first of the shop's places. */
        placeId: z.int().nullable(),
        /** How one gets in there, which no page tells others. */
        wayIn: z.string().nullable(),
        addons: z.array(z.object({ name: z.string(), quantity: z.int() })),
        /** Further things. */
        lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
        /** What a discount code took off, in words. */
        code: z.object({ label: z.string(), note: z.string(), amount: z.int() }).nullable(),
        totalAmount: kronor,
        /** Null where none was promised. */
        cancellationPolicy: cancellationPolicy.nullable(),
        depositAmount: kronor.nullable(),
        isDepositPaid: z.boolean(),
        /** How it stands by now: the rent that is paid, given back, reserved and left to pay. */
        status: z.enum(BOOKING_STATUSES),
        paidAmount: kronorAndOre,
        refundedAmount: kronorAndOre,
        reservedAmount: kronorAndOre,
        dueAmount: kronorAndOre,
        /** Where letters about it go. */
        email: z.string(),
        /** Where all of it can be seen; null once staff have given out another link. */
        ownPagePath: z.string().nullable(),
      })
      .nullable(),
  }),
});
export type OwnBooking = NonNullable<z.infer<typeof ownBooking.answer>["booking"]>;
