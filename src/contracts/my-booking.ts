import { z } from "zod";
import { ofBooking } from "#contracts/bookings.ts";
import { driver, wantedDrivers } from "#contracts/drivers.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  cancellationPolicy,
  kronor,
  kronorAndOre,
  localDate,
  pathId,
  selectedAddons,
  text,
  timeOfDay,
  typedLine,
  typedText,
} from "#contracts/fields.ts";
import * as calls from "#contracts/my-booking-calls.ts";
import { typedPhone, typedPostalCode } from "#contracts/office-bookings.ts";
import { priceAnswer, quoteLines } from "#contracts/offers.ts";
import { RECEIPT_KINDS } from "#contracts/receipts.ts";
import { stay } from "#contracts/stay.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { OWN_STEPS, STAY_HOURS } from "#domain/bookings/own-page.ts";
import { DEPOSIT_STATES } from "#domain/payments/deposit-status.ts";
import { PROTOCOL_KINDS } from "#domain/hand-over/protocol.ts";
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/payments/payment-method.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";

const ofToken = z.object({ token: text(200).min(1) });
const named = z.array(z.object({ name: z.string(), quantity: z.int() }));

/** A booking as its own customer may see it: without what staff write of it, and without the personal number. */
const ownBooking = z.object({
  id: z.int(),
  itemId: z.int(),
  itemName: z.string(),
  /** Null where the thing is no longer for rent. */
  itemPath: z.string().nullable(),
  itemType: z.enum(["rv", "equipment"]),
  status: z.enum(BOOKING_STATUSES),
  startDate: localDate,
  endDate: localDate,
  pickupTime: timeOfDay,
  returnTime: timeOfDay,
  quantity: z.int(),
  addons: named,
  selectedAddons,
  lines: z.array(z.object({ rentalItemId: z.int(), name: z.string(), quantity: z.int() })),
  customerName: z.string(),
  email: z.string(),
  phone: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** The company or club that it is made for, as the next receipt names it. */
  buyer: z
    .object({
      name: z.string(),
      organisationNumber: z.string(),
      address: z.string(),
      reference: z.string(),
    })
    .nullable(),
  travelInfo: z.string(),
  drivers: z.array(driver),
  totalPrice: kronor,
  paidAmount: kronorAndOre,
  reservedAmount: kronorAndOre,
  refundedAmount: kronorAndOre,
  /** Below 0 it is the customer's. */
  dueAmount: kronorAndOre,
  /** What was decided about the rent when it was cancelled. */
  cancelled: z.object({ refund: kronorAndOre, kept: kronorAndOre }).nullable(),
  /** Of a cancelled booking: when, and by whom. Null where nobody wrote it down. */
  calledOff: z.object({ on: localDate, by: z.enum(["customer", "shop"]) }).nullable(),
  /** Of a booking that was cancelled and holds again: when, and what was to go back of the rent. */
  takenUp: z.object({ cancelledOn: localDate, on: localDate, refund: kronorAndOre }).nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** Raised with every change of what was agreed. */
  version: z.int(),
});

const answer = z.object({
  booking: ownBooking,
  /** Whether it is with the customer, and since when. */
  stay,
  /** How far the agreed hours have come, whether or not anything was fetched. */
  hours: z.enum(STAY_HOURS),
  steps: z.array(z.object({ key: z.enum(OWN_STEPS), state: z.enum(["done", "now", "later"]) })),
  /** What the customer has to do, the most pressing first. */
  todo: z.array(z.object({ key: z.string(), label: z.string(), path: z.string() })),
  place: z.object({
    words: z.string().nullable(),
    mapUrl: z.string().nullable(),
    instructions: z.string().nullable(),
  }),
  /** Whether the customer may still say how they are reached. */
  details: z.object({ allowed: z.boolean() }),
  /** Who may drive, and whether the customer may still name them; null where nothing is driven. */
  driving: z.object({ asks: z.string().nullable(), allowed: z.boolean() }).nullable(),
  /** What to bring, thing by thing. */
  packing: z.array(z.object({ itemName: z.string(), lines: z.array(z.string()) })),
  quoteLines,
  payments: z.array(
    z.object({
      kind: z.enum(PAYMENT_KINDS),
      method: z.enum(PAYMENT_METHODS),
      amount: kronorAndOre,
      refunded: kronorAndOre,
      /** What was to go back and did not reach the card, and nobody has made up for. */
      failedRefund: kronorAndOre,
      status: z.enum([...PAYMENT_STATUSES, "taken-back"]),
      at: z.iso.datetime(),
    }),
  ),
  receipts: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(RECEIPT_KINDS),
      /** What it is called: 'Kvitto/faktura' to an organisation. */
      title: z.string(),
      total: kronorAndOre,
    }),
  ),
  /** What was signed when it went out and came back, as it holds now. */
  protocols: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(PROTOCOL_KINDS),
      unitName: z.string().nullable(),
      /** When it took place. */
      signedAt: z.iso.datetime(),
      /** When what was signed of it was corrected last. */
      correctedAt: z.iso.datetime().nullable(),
    }),
  ),
  agreements: z.array(
    z.object({
      name: z.string(),
      acceptedAt: z.iso.datetime().nullable(),
      /** The very text that was accepted, as HTML; null of one that still waits. */
      content: z.string().nullable(),
    }),
  ),
  /** The texts that are to be accepted, each by an item that is rented by it. */
  asked: z.array(z.object({ itemId: z.int(), itemName: z.string(), version: z.int() })),
  deposit: z
    .object({
      amount: kronor,
      status: z.enum(DEPOSIT_STATES),
      path: z.string(),
      /** What went back of it, and what was kept. */
      refunded: kronorAndOre,
      kept: kronorAndOre,
    })
    .nullable(),
  /** What was charged beside the rent, line by line, and what the deposit has covered; null where nothing was. */
  settled: z
    .object({
      lines: z.array(z.object({ label: z.string(), amount: kronor })),
      kept: kronorAndOre,
      /** What is still to be paid of it. */
      due: kronorAndOre,
    })
    .nullable(),
  cancellation: z.object({
    policy: cancellationPolicy.nullable(),
    /** The day that its days are counted to: the first of the stay, or the earliest that it was moved from. */
    countedFrom: localDate,
    /** The last day of the right of withdrawal, which gives all of it back; null where there is none by now. */
    withdrawUntil: localDate.nullable(),
    refund: kronorAndOre,
    depositRefund: kronorAndOre,
    allowed: z.boolean(),
    /** Why not, in a sentence. */
    reason: z.string().optional(),
  }),
  changes: z.object({
    until: localDate,
    /** The first day that the stay may be moved to. */
    earliestStart: localDate,
    allowed: z.boolean(),
  }),
});
export type MyBooking = z.infer<typeof answer>;

export const myBooking = endpoint({
  ...calls.myBooking,
  summary: "A booking by the key that a letter to its customer carries",
  access: "shop.visit",
  params: ofToken,
  answer,
});

export const changeMyDetails = endpoint({
  ...calls.changeMyDetails,
  summary:
    "Changes how the customer is reached, who drives, and what they want the shop to know; until the pick-up",
  access: "shop.visit",
  params: ofToken,
  body: z.strictObject({
    phone: typedPhone.min(1).optional(),
    streetAddress: typedLine(200).min(1).optional(),
    postalCode: typedPostalCode.min(1).optional(),
    city: typedLine(100).min(1).optional(),
    travelInfo: typedText(5000).trim().optional(),
    drivers: wantedDrivers.min(1).optional(),
  }),
  answer,
});
export type OwnDetails = z.input<typeof changeMyDetails.body & object>;

export const cancelMyBooking = endpoint({
  ...calls.cancelMyBooking,
  summary:
    "Cancels by the promise that the booking was made with, and gives the sum back that was shown",
  access: "shop.visit",
  params: ofToken,
  body: z.strictObject({ expectedRefund: z.number().min(0).max(10_000_000) }),
  answer,
});

const change = z.strictObject({
  startDate: localDate.optional(),
  endDate: localDate.optional(),
  selectedAddons: selectedAddons.optional(),
  /** The booking's, as it was looked at: whoever comes second is told of the first. */
  version: z.int(),
});
export type OwnChange = z.input<typeof change>;

export const changeMyBooking = endpoint({
  ...calls.changeMyBooking,
  summary:
    "Moves the stay, makes it longer, or adds extras; what it costs more is asked for by link",
  access: "shop.visit",
  params: ofToken,
  body: change,
  answer,
});

export const previewMyChange = endpoint({
  ...calls.previewMyChange,
  summary: "What such a change would cost, or why it cannot be; nothing is kept",
  access: "shop.visit",
  params: ofToken,
  body: change,
  answer: z.object({
    before: priceAnswer,
    after: priceAnswer,
    difference: z.int(),
    /** Still to be paid then. */
    due: z.number(),
    /** What the customer will be asked for by link: nothing where so little is let off. */
    toPay: z.number(),
    /** What speaks against it, in sentences. */
    refused: z.array(z.object({ code: z.string(), message: z.string() })),
    pickupTime: timeOfDay,
    returnTime: timeOfDay,
    /**
     * What the days before a cancellation are counted from then, and what cancelling gives back of the rent: now, and
     * once the change is made, before more is paid. Null where nothing was promised.
     */
    cancelling: z
      .object({ countedFrom: localDate, refundNow: kronorAndOre, refundThen: kronorAndOre })
      .nullable(),
  }),
});
export type OwnChangePreview = z.infer<typeof previewMyChange.answer>;

export const acceptMyAgreements = endpoint({
  ...calls.acceptMyAgreements,
  summary: "Accepts the texts that the booking's things are rented by, as they were shown",
  access: "shop.visit",
  params: ofToken,
  body: z.strictObject({
    agreementVersions: z
      .array(z.int().min(1).max(2_147_483_647))
      .min(1)
      .max(31)
      .refine((versions) => new Set(versions).size === versions.length),
  }),
  answer,
});

export const payMyBooking = endpoint({
  ...calls.payMyBooking,
  summary: "Where what is due is paid by card: by the link that is open, or by one made for it",
  access: "shop.visit",
  params: ofToken,
  answer: z.object({ path: z.string() }),
});

export const myCalendarFile = endpoint({
  ...calls.myCalendarFile,
  summary: "Pick-up and return as a file for a calendar",
  access: "shop.visit",
  params: ofToken,
  answer: z.any(),
});

export const myReceipt = endpoint({
  ...calls.myReceipt,
  summary: "One receipt of the booking as a page that needs nothing else",
  access: "shop.visit",
  params: ofToken.extend({ number: text(40).min(1) }),
  answer: z.string(),
});

export const myReceiptFile = endpoint({
  ...calls.myReceiptFile,
  summary: "The same receipt as a PDF",
  access: "shop.visit",
  params: myReceipt.params,
  answer: z.any(),
});

export const myProtocol = endpoint({
  ...calls.myProtocol,
  summary: "A protocol of the booking's hand-over as a PDF, with its photographs",
  access: "shop.visit",
  params: ofToken.extend({ id: pathId }),
  answer: z.any(),
});

export const myContract = endpoint({
  ...calls.myContract,
  summary: "The rental agreement of the booking as a PDF",
  access: "shop.visit",
  params: ofToken,
  answer: z.any(),
});

export const findMyBooking = endpoint({
  ...calls.findMyBooking,
  summary:
    "Mails the link to one's own page, if number and address belong together; never says whether",
  access: "shop.visit",
  status: 202,
  body: z.strictObject({
    bookingId: z.int().min(1).max(2_147_483_647),
    email: text(254).trim().min(1),
  }),
  answer: z.null(),
});

export const renewOwnPageLink = endpoint({
  ...calls.renewOwnPageLink,
  summary: "A new link to the customer's own page; every earlier one ends",
  access: "bookings.run",
  params: ofBooking,
  answer: z.object({ url: z.string() }),
});

export const mailOwnPageLink = endpoint({
  ...calls.mailOwnPageLink,
  summary: "Mails the customer a link to their own page, which opens beside those that still do",
  access: "bookings.run",
  status: 202,
  params: ofBooking,
  answer: z.null(),
});
