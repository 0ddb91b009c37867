import { z } from "zod";
import { change } from "#contracts/audit.ts";
import { booking } from "#contracts/bookings.ts";
import * as calls from "#contracts/booking-list-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronorAndOre, localDate, pathId, text } from "#contracts/fields.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import {
  BOOKING_ORDERS,
  BOOKING_VIEWS,
  orderParts,
  usualOrder,
} from "#domain/bookings/booking-views.ts";
import { LONGEST_SEARCH, MOST_PAGES } from "#domain/bookings/list-pages.ts";
import { isLocalDate } from "#domain/dates/local-date.ts";
import { RENT_STATES } from "#domain/payments/booking-money.ts";

export const listBookings = endpoint({
  ...calls.listBookings,
  summary: "Every booking, the latest start first; sent while it is read",
  access: "bookings.read",
  answer: z.array(booking),
});

/** Where the page before ended: the day or instant its last booking is ordered by, and its number. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{6}Z)?_[1-9]\d{6}$/)
  .transform((value) => {
    const [at = "", id = ""] = value.split("_");
    return { at, id: Number(id) };
  })
  .refine(({ at }) => isLocalDate(at.slice(0, 10)) && !Number.isNaN(Date.parse(at)));

/** A filter that was left empty is no filter. */
const orNothing = <Field extends z.ZodType>(field: Field) =>
  z
    .literal("")
    .transform(() => undefined)
    .or(field)
    .optional();

const owed = {
  /** What the customer is to have back. */
  amount: kronorAndOre,
  /** Paid for a booking that is off, and nobody has decided how much of it goes back. */
  undecided: kronorAndOre,
};

const chosen = {
  q: text(LONGEST_SEARCH).trim().optional(),
  status: orNothing(z.enum(BOOKING_STATUSES)),
  /** How the rent stands by its sums, as the list says it beside each booking; what is to be given back with it. */
  payment: orNothing(z.enum(RENT_STATES)),
  item: orNothing(pathId),
  from: orNothing(localDate),
  to: orNothing(localDate),
  view: orNothing(z.enum(BOOKING_VIEWS)),
  /** Without one, the view's own. */
  sort: orNothing(z.enum(BOOKING_ORDERS)),
};

export const searchBookings = endpoint({
  ...calls.searchBookings,
  summary:
    "Bookings by name, e-mail, phone or number, status, payment, item, period and view, 50 a page",
  access: "bookings.read",
  query: z
    .object({
      ...chosen,
      page: orNothing(pathId.refine((page) => page <= MOST_PAGES)),
      after: orNothing(cursor),
    })
    .refine(({ after, sort, view }) => {
      if (!after) return true;
      const { by } = orderParts(sort ?? usualOrder(view));
      return after.at.includes("T") === (by === "created");
    }),
  answer: z.object({
    bookings: z.array(booking),
    /** Of those shown, what is their customers' by 'Att åtgärda'. */
    owed: z.array(z.object({ bookingId: z.int(), ...owed })),
    /** How many there are on all pages together; beyond `MOST_COUNTED` one more, however many. */
    total: z.int(),
    /** Asks for the page after this one; null on the last. */
    next: z.string().nullable(),
    /** The shop's clock, by which reservations run out. */
    now: z.iso.datetime(),
  }),
});
export type BookingSearch = z.infer<NonNullable<(typeof searchBookings)["query"]>>;
export type BookingChoice = Omit<BookingSearch, "page" | "after">;
export type FoundBookings = z.infer<(typeof searchBookings)["answer"]>;

export const exportBookings = endpoint({
  ...calls.exportBookings,
  summary: "All bookings of a search as CSV for Swedish Excel, without personal numbers",
  access: "bookings.read",
  query: z.object(chosen),
  answer: z.any(),
});

const ofBooking = z.object({ id: pathId });

export const bookingHistory = endpoint({
  ...calls.bookingHistory,
  summary: "Who did what to a booking, newest first, at most 500 changes",
  access: "bookings.read",
  params: ofBooking,
  answer: z.array(change),
});

export const owedByBooking = endpoint({
  ...calls.owedByBooking,
  summary: "What of a booking's money is its customer's, as the list says it",
  access: "bookings.read",
  params: ofBooking,
  answer: z.object(owed),
});

export const acceptedAgreement = endpoint({
  ...calls.acceptedAgreement,
  summary: "The rental agreement as the customer accepted it",
  access: "bookings.read",
  params: ofBooking,
  answer: z.object({
    name: z.string(),
    content: z.string(),
    version: z.int(),
    acceptedAt: z.iso.datetime(),
  }),
});
export type AcceptedAgreement = z.infer<(typeof acceptedAgreement)["answer"]>;

export const bookedAddons = endpoint({
  ...calls.bookedAddons,
  summary: "The addons of a booking by the names and prices they were booked with",
  access: "bookings.read",
  params: ofBooking,
  answer: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int(), total: z.int() })),
});
export type BookedAddon = z.infer<(typeof bookedAddons)["answer"]>[number];
