import { z } from "zod";
import { bookedLine, publicBooking, toldDispute } from "#contracts/bookings.ts";
import * as calls from "#contracts/timeline-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronorAndOre, localDate } from "#contracts/fields.ts";
import { bookedUnit, stay } from "#contracts/stay.ts";
import { AGREEMENT_STATES } from "#domain/bookings/agreement-standing.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";

/** The most days one question about hand-overs may span. */
export const MOST_TIMELINE_DAYS = 62;

/** A booking with all that is needed when keys change hands, and nothing else about the customer. */
export const timelineBooking = publicBooking.extend({
  pickupTime: z.string().nullable(),
  returnTime: z.string().nullable(),
  quantity: z.int(),
  /** Further things that go out and come back with it. */
  lines: z.array(bookedLine),
  /** The vehicles it has, told apart by its owner; none of what is counted, nor while it waits to be given one. */
  units: z.array(bookedUnit),
  /** Where it is by now, beside its status. */
  stay,
  /** What the customer is asked to accept: nothing, something still, or nothing more. */
  agreement: z.enum(AGREEMENT_STATES),
  customerName: z.string(),
  customerPhone: z.string(),
  depositPaidAmount: kronorAndOre,
  depositRefundedAmount: kronorAndOre,
  depositKeptAmount: kronorAndOre,
  /** What the customer is to pay before the keys change hands, and whether a reservation for it has lapsed. */
  dueAmount: kronorAndOre,
  reservedAmount: kronorAndOre,
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  disputes: z.array(toldDispute),
  withdrawnAt: z.iso.datetime().nullable(),
  travelInfo: z.string().nullable(),
  /** By the names they were booked with; null where nobody wrote one down. */
  addons: z.array(z.object({ id: z.int(), name: z.string().nullable(), quantity: z.int() })),
  notes: z.string(),
  /** Newest first. */
  emails: z.array(
    z.object({
      type: z.string(),
      sentAt: z.iso.datetime(),
      recipient: z.string(),
      isFailed: z.boolean(),
    }),
  ),
});
export type TimelineBooking = z.infer<typeof timelineBooking>;

export const timeline = endpoint({
  ...calls.timeline,
  summary:
    "The bookings that are picked up, returned or out in a period of at most 62 days, by start",
  access: "bookings.read",
  query: z.object({ from: localDate, to: localDate }),
  answer: z.object({
    /** By the shop's clock: a page that was left open overnight learns that it is another day. */
    today: localDate,
    bookings: z.array(timelineBooking),
  }),
});
export type TimelineAnswer = z.infer<(typeof timeline)["answer"]>;
