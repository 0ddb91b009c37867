import { z } from "zod";
import * as calls from "#contracts/bookings-calls.ts";
import { driver } from "#contracts/drivers.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  cancellationPolicy,
  fromLetter,
  kronor,
  kronorAndOre,
  kronorToGive,
  localDate,
  LONGEST_COMMENT,
  pathId,
  shownMost,
  selectedAddons,
  text,
} from "#contracts/fields.ts";
import { quoteLines } from "#contracts/offers.ts";
import { bookedUnit, stay } from "#contracts/stay.ts";
import { ACCEPTED_HOW } from "#domain/bookings/agreement-standing.ts";
import { BOOKING_SOURCES, BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { ITEM_TYPES } from "#domain/catalog/item.ts";
import { DISPUTE_STANDINGS } from "#domain/payments/dispute.ts";
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/payments/payment-method.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";

/** What anybody who has the number of a booking may know of it: nothing about the customer. */
export const publicBooking = z.object({
  id: z.int(),
  rentalItemId: z.int(),
  rentalItemName: z.string(),
  rentalItemType: z.enum(ITEM_TYPES),
  startDate: localDate,
  endDate: localDate,
  status: z.enum(BOOKING_STATUSES),
  depositAmount: kronor.nullable(),
  depositPaymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
});
export type PublicBooking = z.infer<typeof publicBooking>;

const instant = z.iso.datetime();

/** What a customer's bank asks about, has taken, gave back or gave away. */
export const toldDispute = z.object({
  paymentId: z.uuid(),
  paidFor: z.enum(PAYMENT_KINDS),
  standing: z.enum(DISPUTE_STANDINGS),
  amount: kronorAndOre,
  /** Until when the bank waits for the shop's answer; null once it has it, and when it is over. */
  answerBy: instant.nullable(),
  /** A lost one that somebody has had booked. */
  isDecided: z.boolean(),
  /** About the deposit, or the card payment, that the booking shows. */
  isCurrent: z.boolean(),
});
export type ToldDispute = z.infer<typeof toldDispute>;

/** Something that is rented along with the main thing. */
export const bookedLine = z.object({
  rentalItemId: z.int(),
  name: z.string(),
  quantity: z.int(),
});

/** A booking as staff see it. */
export const booking = publicBooking.extend({
  pickupTime: z.string(),
  returnTime: z.string(),
  quantity: z.int(),
  selectedAddons,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerPersonalNumber: z.string(),
  customerAddress: z.string(),
  customerStreetAddress: z.string(),
  customerPostalCode: z.string(),
  customerCity: z.string(),
  customerOrganisationName: z.string(),
  customerOrganisationNumber: z.string(),
  /** Empty where it is the customer's own. */
  customerInvoiceAddress: z.string(),
  customerReference: z.string(),
  travelInfo: z.string().nullable(),
  /** Of motorhomes: who drives, as the customer or staff have named them. */
  drivers: z.array(driver),
  notes: z.string(),
  /** What the customer accepted, and when; null where nothing is asked for, or something is not accepted yet. */
  agreementName: z.string().nullable(),
  agreementAcceptedAt: instant.nullable(),
  /** Every text the customer is asked to accept. */
  agreements: z.array(
    z.object({
      name: z.string(),
      acceptedAt: instant.nullable(),
      how: z.enum(ACCEPTED_HOW).nullable(),
    }),
  ),
  totalPrice: kronor,
  /** The price line by line; the amounts add up to it. */
  quoteLines,
  /** Where its item is picked up; null is the first of the shop's places. */
  placeId: z.int().nullable(),
  /** Whether it changes hands while the shop is closed, too. */
  allowsClosedDays: z.boolean(),
  /** Further things, for the same days. */
  lines: z.array(bookedLine),
  /** Which of the units that are told apart it has, of its main thing and its lines alike. */
  units: z.array(bookedUnit),
  stay,
  /** Nights that are kept free after the return. */
  turnaround: z.int(),
  currency: z.string(),
  /** The same payment under the specification's two names. */
  stripePaymentId: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  /** When the first of the reservations that count lapses; where none counts, when the newest card's did. */
  authorizationExpiryDate: instant.nullable(),
  /** Of what is reserved, what lapses then. */
  lapsingAmount: kronorAndOre,
  paymentCapturedDate: instant.nullable(),
  paymentCancelledDate: instant.nullable(),
  /** What was charged of the rent, once something was; by card and by hand, it may be a part of the price. */
  capturedAmount: kronorAndOre.nullable(),
  refundedAmount: kronorAndOre,
  /** Charged less refunded. */
  paidAmount: kronorAndOre,
  reservedAmount: kronorAndOre,
  /** Let off the price. */
  waivedAmount: kronorAndOre,
  /** Still to be paid; below 0 it is owed to the customer. */
  dueAmount: kronorAndOre,
  /** What a settled return asks for beyond the deposit, and has not come. */
  chargeDueAmount: kronorAndOre,
  /** Until when the last unused link to pay by holds, or held; null when none was sent. */
  paymentLinkUntil: instant.nullable(),
  /** What that link asks for; null when none was sent, or when it asks for all that is due. */
  paymentLinkAmount: kronorAndOre.nullable(),
  depositReminderSentDate: instant.nullable(),
  depositPaymentId: z.string().nullable(),
  depositPaidDate: instant.nullable(),
  /** How the deposit was left, once it was. */
  depositMethod: z.enum(PAYMENT_METHODS).nullable(),
  /** What was left as a deposit, once it was. */
  depositPaidAmount: kronorAndOre,
  depositRefundedAmount: kronorAndOre,
  depositKeptAmount: kronor,
  /** The day staff marked a booking as back whose deposit was paid; null where nobody has. */
  returnedOn: localDate.nullable(),
  /** Newest first. */
  disputes: z.array(toldDispute),
  /** When the customer withdrew from it; null where they did not. */
  withdrawnAt: instant.nullable(),
  /** What its customer was promised about cancelling; null where nothing was. */
  cancellationPolicy: cancellationPolicy.nullable(),
  /** What was decided about the rent when it was cancelled; null where nobody has, and for one that is on. */
  cancellation: z.object({ refund: kronorAndOre, kept: kronorAndOre }).nullable(),
  /** Until which day something of it is kept free after the return; null where nothing is. */
  turnaroundUntil: localDate.nullable(),
  source: z.enum(BOOKING_SOURCES),
  /** Raised with every change of what was agreed. */
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Booking = z.infer<typeof booking>;

/** Of a booking that is gone, what is left to tell. */
export const bookingOrGone = z.union([
  booking,
  z.object({ id: z.int(), refundedAmount: kronorAndOre }),
]);

export const ofBooking = z.object({ id: pathId });

export const bookingById = endpoint({
  ...calls.bookingById,
  summary: "One booking: all of it for staff, nothing about the customer for others",
  access: "shop.visit",
  params: ofBooking,
  query: fromLetter,
  answer: z.union([booking, publicBooking]),
});

export const changeBooking = endpoint({
  ...calls.changeBooking,
  summary: "Sets a booking's status, takes or releases its payment, or keeps a comment",
  access: "bookings.run",
  params: ofBooking,
  body: z.union([
    z.strictObject({
      status: z.enum(BOOKING_STATUSES),
      /** The status that it was decided over: where the booking has another by now, nothing is set. */
      from: z.enum(BOOKING_STATUSES).optional(),
    }),
    z.strictObject({ paymentAction: z.enum(["capture", "void"]) }),
    z.strictObject({
      notes: text(LONGEST_COMMENT),
      /** The comment it was written over: somebody else's that came meanwhile is not replaced unread. */
      notesBefore: text(LONGEST_COMMENT).optional(),
    }),
  ]),
  // Two comments of the greatest length, in letters that take several bytes each.
  largestBody: 160 * 1024,
  answer: booking,
});

export const cancelBooking = endpoint({
  ...calls.cancelBooking,
  summary:
    "Cancels a booking: so much of its rent goes back, the deposit whole, and a letter is sent",
  access: "bookings.run",
  params: ofBooking,
  body: z.object({
    /** Of what is paid and reserved, rent only; more than what is reserved is the administrator's to give. */
    refund: z.literal(0).or(kronorToGive),
    reason: text(500).trim().min(1),
    /** Whether the customer is told; they are, unless staff say no. */
    notify: z.boolean().default(true),
  }),
  answer: booking,
});

export const refundBooking = endpoint({
  ...calls.refundBooking,
  summary: "Gives charged money back, wholly or in part",
  access: "shop.manage",
  params: ofBooking,
  body: z.object({
    kind: z.enum(["rent", "deposit"]).default("rent"),
    /** Whole kronor; öre only where the provider's own pages have left some. */
    amount: kronorToGive,
    reason: text(500).trim().min(1),
    /** Made by the page, so that pressing again after a lost answer is the same refund. */
    key: z.uuid().optional(),
    shownMost,
  }),
  answer: bookingOrGone,
});

export const removeBooking = endpoint({
  ...calls.removeBooking,
  summary: "Removes a booking for good; receipts and books stay",
  access: "shop.manage",
  status: 204,
  params: ofBooking,
  answer: z.null(),
});

export const authorizationTimeLeft = endpoint({
  ...calls.authorizationTimeLeft,
  summary: "How long the reservation on the card still lasts",
  access: "bookings.read",
  params: ofBooking,
  answer: z.object({
    hasExpired: z.boolean(),
    expiresAt: instant.nullable(),
    secondsLeft: z.int(),
  }),
});
export type TimeLeft = z.infer<typeof authorizationTimeLeft.answer>;

export const releaseTurnaround = endpoint({
  ...calls.releaseTurnaround,
  summary: "Gives back the nights that are kept free after a booking that has come back",
  access: "bookings.run",
  params: ofBooking,
  answer: booking,
});
