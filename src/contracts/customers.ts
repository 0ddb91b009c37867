import { z } from "zod";
import * as calls from "#contracts/customers-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronorAndOre, localDate, LONGEST_COMMENT, pathId, text } from "#contracts/fields.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { RENT_STATES } from "#domain/payments/booking-money.ts";

/** How a customer is reached; never with a personal number. */
const contact = {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  city: z.string(),
};

/** Somebody who has rented before, as they last said it. */
const earlierCustomer = z.object({
  ...contact,
  /** Leads to them: an address of a page holds nothing personal. */
  bookingId: z.int(),
  lastStart: localDate,
  /** Counted up to a hundred. */
  bookings: z.int(),
});
export type EarlierCustomer = z.infer<typeof earlierCustomer>;

export const earlierCustomers = endpoint({
  ...calls.earlierCustomers,
  summary:
    "Customers of earlier bookings by name, e-mail or phone, the latest stay first; without a question those who booked last",
  access: "bookings.read",
  query: z.object({
    q: text(200).trim().min(2).optional(),
    most: pathId.refine((most) => most <= 30).optional(),
  }),
  answer: z.array(earlierCustomer),
});

const customer = z.object({
  ...contact,
  /** Other names, addresses and numbers that the same person's bookings have. */
  alsoKnownAs: z.array(z.string()),
  /** The latest start first; the oldest are left out where there are very many. */
  bookings: z.array(
    z.object({
      id: z.int(),
      rentalItemName: z.string(),
      customerName: z.string(),
      startDate: localDate,
      endDate: localDate,
      status: z.enum(BOOKING_STATUSES),
      totalPrice: z.int(),
      rentState: z.enum(RENT_STATES),
    }),
  ),
  /** Of all bookings, or of the latest where `isWhole` is false. */
  sums: z.object({
    stays: z.int(),
    cancelled: z.int(),
    paid: kronorAndOre,
    due: kronorAndOre,
    toGiveBack: kronorAndOre,
  }),
  isWhole: z.boolean(),
  /** Whether anything is known that a comment could follow from booking to booking. */
  isReachable: z.boolean(),
  comment: z.object({
    notes: z.string(),
    /** Null where nobody has written, or the account is gone. */
    by: z.string().nullable(),
    at: z.string().nullable(),
  }),
});
export type Customer = z.infer<typeof customer>;

export const customerBehind = endpoint({
  ...calls.customerBehind,
  summary: "The person behind a booking: their bookings, what they paid and what staff wrote",
  access: "bookings.read",
  params: z.object({ bookingId: pathId }),
  answer: customer,
});

export const commentCustomer = endpoint({
  ...calls.commentCustomer,
  summary: "What staff write about the person behind a booking; it follows to all their bookings",
  access: "bookings.comment",
  params: z.object({ bookingId: pathId }),
  body: z.object({
    notes: text(LONGEST_COMMENT),
    /** What the writer saw; refused where something else stands there by now. */
    notesBefore: text(LONGEST_COMMENT).optional(),
  }),
  answer: customer,
});
