import { z } from "zod";
import { booking, bookingOrGone } from "#contracts/bookings.ts";
import * as calls from "#contracts/payments-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import {
  kronor,
  kronorAndOre,
  kronorToGive,
  localDate,
  pathId,
  shownMost,
  text,
} from "#contracts/fields.ts";
import { RECEIPT_CAUSES, RECEIPT_KINDS } from "#contracts/receipts.ts";
import {
  HAND_METHODS,
  OTHER_WAYS,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
} from "#domain/payments/payment-method.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";

const ofBooking = z.object({ id: pathId });
const ofPayment = z.object({ id: pathId, paymentId: z.uuid() });
const amount = z.int().min(1).max(999_999);
const reason = text(500).trim().min(1);

const bookingPayment = z.object({
  id: z.uuid(),
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  amount: kronorAndOre,
  refunded: kronorAndOre,
  status: z.enum([...PAYMENT_STATUSES, "taken-back"]),
  /** When it came, was charged or was reserved; else when it was asked for. */
  at: z.iso.datetime(),
  /** What staff wrote down; of a card the provider's number. */
  reference: z.string(),
  /** The day it came, as staff say it. */
  paidOn: localDate.nullable(),
  recordedBy: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  /** Everything issued for it, in order: its own, credits, corrections, services and fees kept of it. */
  receipts: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(RECEIPT_KINDS),
      cause: z.enum(RECEIPT_CAUSES),
      /** What it is called: 'Kvitto/faktura' to an organisation. */
      title: z.string(),
      total: kronorAndOre,
    }),
  ),
  /** Of a deposit. */
  kept: kronor,
  /** A reservation that counts no longer. */
  isLetGo: z.boolean(),
  /** A customer's bank has taken it back, or asks. */
  isDisputed: z.boolean(),
  /** What can still be given back of it: to the card, or by hand. */
  refundable: kronorAndOre,
  /** Refunds that never reached the customer: what of each was not made up for since, of what was asked for. */
  failedRefunds: z.array(
    z.object({ amount: kronorAndOre, asked: kronorAndOre, at: z.iso.datetime() }),
  ),
});
export type BookingPayment = z.infer<typeof bookingPayment>;

export const listPayments = endpoint({
  ...calls.listPayments,
  summary: "Every payment of a booking, newest first; also of a booking that is gone",
  access: "bookings.read",
  params: ofBooking,
  answer: z.array(bookingPayment),
});

const handPayment = z.object({
  /** Made by the page, so that a double press is one payment. */
  key: z.uuid(),
  method: z.enum(HAND_METHODS),
  amount,
  kind: z.enum(PAYMENT_KINDS).default("rent"),
  paidOn: localDate.optional(),
  reference: text(200).trim().default(""),
  shownMost,
});
export type HandPayment = z.infer<typeof handPayment>;

export const recordPayment = endpoint({
  ...calls.recordPayment,
  summary: "Records money that came by hand: Swish, bank, or the shop's own cash register",
  access: "bookings.run",
  status: 201,
  params: ofBooking,
  body: handPayment,
  answer: booking,
});

export const takeBackPayment = endpoint({
  ...calls.takeBackPayment,
  summary: "Takes back what was recorded by hand in error, with a counter-entry in the books",
  access: "shop.manage",
  params: ofPayment,
  body: z.object({ reason }),
  answer: bookingOrGone,
});

export const giveBackPayment = endpoint({
  ...calls.giveBackPayment,
  summary:
    "Records money given back by hand: what came so, or what a card did not take of a refund",
  access: "shop.manage",
  params: ofPayment,
  body: z.object({
    /** Whole kronor; öre only where a refund that failed has left some. */
    amount: kronorToGive,
    reason,
    paidOn: localDate.optional(),
    /** How it went, where a card did not take it: by bank unless it is said. What came by hand goes as it came. */
    method: z.enum(OTHER_WAYS).optional(),
    /** Made by the page, so that a double press is one refund. */
    key: z.uuid().optional(),
    shownMost,
  }),
  answer: bookingOrGone,
});

export const decideDispute = endpoint({
  ...calls.decideDispute,
  summary: "Decides what a lost dispute was: a loss of the shop's, or money given back",
  access: "shop.manage",
  status: 204,
  params: z.object({ disputeId: text(255).min(1) }),
  body: z.object({ decision: z.enum(["loss", "credit"]), note: reason }),
  answer: z.null(),
});
