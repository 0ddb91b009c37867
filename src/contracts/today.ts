import { z } from "zod";
import { bookedLine, publicBooking, toldDispute } from "#contracts/bookings.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { kronor, kronorAndOre, localDate } from "#contracts/fields.ts";
import { bookedUnit, stay } from "#contracts/stay.ts";
import * as calls from "#contracts/today-calls.ts";
import { PAYMENT_METHODS } from "#domain/payments/payment-method.ts";

/** A longer list is read among all bookings. */
export const MOST_OF_TODAY = 50;

/** A booking with what the counter needs to see to it, and nothing else about the customer. */
export const todayBooking = publicBooking.extend({
  pickupTime: z.string().nullable(),
  returnTime: z.string().nullable(),
  quantity: z.int(),
  /** Further things that go out and come back with it. */
  lines: z.array(bookedLine),
  /** The vehicles it has, told apart by its owner; none of what is counted, nor while it waits to be given one. */
  units: z.array(bookedUnit),
  /** Where it is by now, beside its status. */
  stay,
  /** It should have a unit of something, and has none. */
  lacksUnit: z.boolean(),
  customerName: z.string(),
  customerPhone: z.string(),
  /** Whether a letter reaches them. */
  hasEmail: z.boolean(),
  dueAmount: kronorAndOre,
  reservedAmount: kronorAndOre,
  /** Of a link to pay by that was sent and not used. */
  paymentLinkUntil: z.iso.datetime().nullable(),
  /** Something the customer is asked to accept is not accepted yet. */
  lacksAgreement: z.boolean(),
  /** Nobody is named who drives. */
  lacksDrivers: z.boolean(),
  depositReminderSentDate: z.iso.datetime().nullable(),
  depositMethod: z.enum(PAYMENT_METHODS).nullable(),
  depositPaidAmount: kronorAndOre,
  depositRefundedAmount: kronorAndOre,
  depositKeptAmount: kronor,
  disputes: z.array(toldDispute),
  returnedOn: localDate.nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type TodayBooking = z.infer<typeof todayBooking>;

/** Inspection or service of a unit, soon or late. */
const upkeep = bookedUnit
  .omit({ id: true, rentalItemId: true })
  .extend({ unitId: z.int(), itemId: z.int(), itemName: z.string() })
  .and(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.enum(["inspection", "service"]),
        dueOn: localDate,
        isOverdue: z.boolean(),
      }),
      z.object({
        kind: z.literal("service-km"),
        atKm: z.int(),
        kmLeft: z.int(),
        isOverdue: z.boolean(),
      }),
    ]),
  );
export type TodayUpkeep = z.infer<typeof upkeep>;

/** How many there are in all stands beside the first of them. */
const listed = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() });

export const officeToday = endpoint({
  ...calls.officeToday,
  summary:
    "Who comes today and tomorrow, what is late, waits for an answer or is to be given back, 50 of each",
  access: "bookings.read",
  answer: z.object({
    /** By the shop's clock: a page that was left open overnight learns that it is another day. */
    today: localDate,
    days: z.array(
      listed(z.object({ kind: z.enum(["pickup", "return"]), booking: todayBooking })).extend({
        day: localDate,
      }),
    ),
    late: listed(todayBooking),
    waiting: listed(todayBooking),
    deposits: listed(todayBooking),
    /** What is to be done to vehicles soon or should have been, the latest first. */
    upkeep: z.array(upkeep),
    /** Every booking that waits for an answer, those who come today and tomorrow among them. */
    unanswered: z.int(),
  }),
});
export type TodayAnswer = z.infer<(typeof officeToday)["answer"]>;
