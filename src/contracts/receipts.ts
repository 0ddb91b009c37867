import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";
import { localDate, pathId } from "#contracts/fields.ts";

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
  /** A reversal takes a credit receipt back, whose money never reached the customer. */
  kind: z.enum(["receipt", "credit", "reversal"]),
  /** The receipt that a credit receipt takes back, or the credit receipt that a reversal does. */
  creditsNumber: z.string().nullable(),
  reason: z.string().nullable(),
  issueDate: localDate,
  seller: z.object({
    name: z.string(),
    address: z.string(),
    orgnr: z.string(),
    vatNumber: z.string(),
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
  customerPersonalNumber: z.string(),
  startDate: localDate,
  endDate: localDate,
  transactionDate: z.iso.datetime(),
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

const ofBooking = z.object({ bookingId: pathId });

export const receiptOfBooking = endpoint({
  method: "GET",
  path: "/api/receipts/:bookingId",
  summary: "The receipt of a booking's rent, with every other receipt that belongs to the booking",
  access: "shop.manage",
  params: ofBooking,
  answer: receiptSnapshot.extend({
    /** What was given back, and what of it came back again, each with the number of what it changes. */
    credits: z.array(receiptSnapshot),
    /** A service kept from the deposit, or rent that was paid once more. */
    otherReceipts: z.array(receiptSnapshot),
  }),
});
export type Receipt = z.infer<typeof receiptOfBooking.answer>;

// What follows is opened by the browser as a page or a file.
const html = z.string();

export const receiptPage = endpoint({
  method: "GET",
  path: "/api/receipts/:bookingId/html",
  summary: "The receipts of a booking as a page that needs nothing else",
  access: "shop.manage",
  params: ofBooking,
  answer: html,
});

export const receiptFile = endpoint({
  method: "GET",
  path: "/api/receipts/:bookingId/download",
  summary: "The same page as a file",
  access: "shop.manage",
  params: ofBooking,
  answer: html,
});
