import { z } from "zod";
import * as calls from "#contracts/receipts-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronorAndOre, localDate, pathId } from "#contracts/fields.ts";
import { AGREEMENT_STATES } from "#domain/bookings/agreement-standing.ts";
import { STAY_STATES } from "#domain/hand-over/protocol.ts";

/** What was paid in the shop's cash register has the register's own receipt. */
export const RECEIPT_METHODS = ["card", "swish", "bank"] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** A `receipt` is for money that came; the others change one that was issued. */
export const RECEIPT_KINDS = ["receipt", "credit", "reversal", "correction"] as const;
/** What the money was for: rent, a service kept from the deposit, a fee kept of a cancelled booking. */
export const RECEIPT_CAUSES = ["charge", "service", "cancellation"] as const;

const lineItem = z.object({
  name: z.string(),
  description: z.string(),
  quantity: z.int(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  vatAmount: z.number(),
  priceExcludingVat: z.number(),
});

/** A receipt as it was issued; nothing that happens to booking or item later changes it. */
export const receiptSnapshot = z.object({
  /** `2027-000042`: the year and the number in its unbroken series. */
  receiptNumber: z.string(),
  /**
   * A reversal takes a credit receipt back, whose money never reached the customer; a correction takes a receipt
   * back that was issued for a payment recorded in error.
   */
  kind: z.enum(RECEIPT_KINDS),
  /** The receipt that a credit receipt or a correction takes back, or the credit receipt that a reversal does. */
  creditsNumber: z.string().nullable(),
  reason: z.string().nullable(),
  issueDate: localDate,
  seller: z.object({
    name: z.string(),
    address: z.string(),
    orgnr: z.string(),
    vatNumber: z.string(),
    /** Absent on receipts from when every company with a number claimed it. */
    fTax: z.boolean().optional(),
    /** Absent on receipts from before it could be set. */
    seat: z.string().optional(),
    phone: z.string(),
    email: z.string(),
  }),
  bookingId: z.int(),
  bookingDate: localDate,
  rentalItemName: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerAddress: z.string(),
  /** Empty where the receipt itself holds none: it is then the booking's, for as long as that has one. */
  customerPersonalNumber: z.string(),
  /** An organisation that bought it: the receipt is its invoice, too. Absent where a person bought. */
  buyer: z
    .object({
      name: z.string(),
      /** Empty where it is a person's own number: a receipt holds none. */
      organisationNumber: z.string(),
      address: z.string(),
      reference: z.string(),
    })
    .optional(),
  /** The vehicles that the booking had then; absent where it had none, and on receipts from before they were told apart. */
  units: z
    .array(
      z.object({
        name: z.string(),
        registration: z.string(),
        /** Fetched by then: until it is, it may be swapped for another. */
        isFetched: z.boolean(),
      }),
    )
    .optional(),
  startDate: localDate,
  endDate: localDate,
  transactionDate: z.iso.datetime(),
  /** How the money moved; absent on receipts from when there were cards only. */
  method: z.enum(RECEIPT_METHODS).optional(),
  /** What staff wrote down of money that moved by hand. */
  reference: z.string().optional(),
  cardBrand: z.string(),
  cardLast4: z.string(),
  paymentIntentId: z.string(),
  currency: z.string(),
  lineItems: z.array(lineItem),
  subtotalExcludingVat: z.number(),
  totalVatAmount: z.number(),
  totalIncludingVat: z.number(),
  vatBreakdown: z.array(
    z.object({ vatRate: z.number(), vatAmount: z.number(), baseAmount: z.number() }),
  ),
});
export type ReceiptSnapshot = z.infer<typeof receiptSnapshot>;

const issuedReceipt = receiptSnapshot.extend({ cause: z.enum(RECEIPT_CAUSES) });
export type IssuedReceipt = z.infer<typeof issuedReceipt>;

/** How a booking stands on a day, beside its receipts, which say how it stood when they were issued. */
const bookingNow = z.object({
  today: localDate,
  isCancelled: z.boolean(),
  dueAmount: kronorAndOre,
  reservedAmount: kronorAndOre,
  agreement: z.enum(AGREEMENT_STATES),
  stay: z.object({
    state: z.enum(STAY_STATES),
    outAt: z.iso.datetime().nullable(),
    backAt: z.iso.datetime().nullable(),
  }),
});
export type BookingNow = z.infer<typeof bookingNow>;

const ofBooking = z.object({ bookingId: pathId });

export const receiptOfBooking = endpoint({
  ...calls.receiptOfBooking,
  summary: "The receipt of a booking's rent, with every other receipt that belongs to the booking",
  access: "shop.manage",
  params: ofBooking,
  answer: issuedReceipt.extend({
    /** What was given back, and what of it came back again, each with the number of what it changes. */
    credits: z.array(issuedReceipt),
    /** Further payments of the rent, services kept from the deposit, a cancellation fee. */
    otherReceipts: z.array(issuedReceipt),
    /** Null once the booking is gone, and where the customer asks. */
    bookingNow: bookingNow.nullable(),
  }),
});
export type Receipt = z.infer<typeof receiptOfBooking.answer>;

// What follows is opened by the browser as a page or a file.
const html = z.string();

export const receiptPage = endpoint({
  ...calls.receiptPage,
  summary: "The receipts of a booking as a page that needs nothing else",
  access: "shop.manage",
  params: ofBooking,
  answer: html,
});

export const receiptFile = endpoint({
  ...calls.receiptFile,
  summary: "The same page as a file",
  access: "shop.manage",
  params: ofBooking,
  answer: html,
});

export const receiptPdf = endpoint({
  ...calls.receiptPdf,
  summary: "The receipts of a booking as a PDF, each on a page of its own",
  access: "shop.manage",
  params: ofBooking,
  answer: z.any(),
});
