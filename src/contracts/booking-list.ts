import { z } from "zod";
import { change } from "#contracts/audit.ts";
import { booking } from "#contracts/bookings.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronorAndOre, localDate, pathId, text } from "#contracts/fields.ts";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { isLocalDate } from "#domain/dates/local-date.ts";
import { RENT_STATES } from "#domain/payments/booking-money.ts";

export const listBookings = endpoint({
  method: "GET",
  path: "/api/bookings",
  summary: "Every booking, the latest start first; sent while it is read",
  access: "bookings.read",
  answer: z.array(booking),
});

/** Where the page before ended: the start and number of its last booking. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}_[1-9]\d{6}$/)
  .transform((value) => {
    const [startDate = "", id = ""] = value.split("_");
    return { startDate, id: Number(id) };
  })
  .refine(({ startDate }) => isLocalDate(startDate));

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

/** Counting on would take longer than finding the page. */
export const MOST_COUNTED = 10_000;

export const searchBookings = endpoint({
  method: "GET",
  path: "/api/bookings/search",
  summary: "Bookings by name, e-mail, phone or number, status, payment, item and period, 50 a page",
  access: "bookings.read",
  query: z.object({
    q: text(200).trim().optional(),
    status: orNothing(z.enum(BOOKING_STATUSES)),
    /** How the rent stands by its sums, as the list says it beside each booking; what is to be given back with it. */
    payment: orNothing(z.enum(RENT_STATES)),
    item: orNothing(pathId),
    from: orNothing(localDate),
    to: orNothing(localDate),
    after: orNothing(cursor),
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
export type FoundBookings = z.infer<(typeof searchBookings)["answer"]>;

const ofBooking = z.object({ id: pathId });

export const bookingHistory = endpoint({
  method: "GET",
  path: "/api/bookings/:id/history",
  summary: "Who did what to a booking, newest first, at most 500 changes",
  access: "bookings.read",
  params: ofBooking,
  answer: z.array(change),
});

export const owedByBooking = endpoint({
  method: "GET",
  path: "/api/bookings/:id/owed",
  summary: "What of a booking's money is its customer's, as the list says it",
  access: "bookings.read",
  params: ofBooking,
  answer: z.object(owed),
});

export const acceptedAgreement = endpoint({
  method: "GET",
  path: "/api/bookings/:id/agreement",
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
  method: "GET",
  path: "/api/bookings/:id/addons",
  summary: "The addons of a booking by the names and prices they were booked with",
  access: "bookings.read",
  params: ofBooking,
  answer: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int(), total: z.int() })),
});
export type BookedAddon = z.infer<(typeof bookedAddons)["answer"]>[number];
