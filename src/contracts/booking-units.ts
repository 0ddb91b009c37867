import { z } from "zod";
import * as calls from "#contracts/booking-units-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { localDate, pathId } from "#contracts/fields.ts";
import { UNIT_STANDINGS } from "#domain/units/unit-standing.ts";

/** What it would mean for a booking to have a certain unit. */
const unitChoice = z.object({
  id: z.int(),
  name: z.string(),
  registration: z.string(),
  standing: z.enum(UNIT_STANDINGS),
  /** Who has it on some of the nights; without a number somebody who is about to book. */
  others: z.array(z.object({ bookingId: z.int().nullable(), customerName: z.string() })),
  /** Who has fetched it and not brought it back, also where that is over before this booking's nights. */
  outWith: z.object({ bookingId: z.int(), customerName: z.string() }).nullable(),
  /** Why it is not rented out on some of the nights; null where it is, and where it is retired. */
  outage: z
    .object({ startDate: localDate, endDate: localDate.nullable(), reason: z.string() })
    .nullable(),
});
export type UnitChoice = z.infer<typeof unitChoice>;

const thing = z.object({
  rentalItemId: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** For how many of them no unit was found. */
  lacking: z.int(),
  units: z.array(unitChoice),
});
export type ThingWithUnits = z.infer<typeof thing>;

export const bookingUnits = endpoint({
  ...calls.bookingUnits,
  summary:
    "The numbered things of a booking with their units: which it has, and what each other would mean",
  access: "bookings.read",
  params: z.object({ id: pathId }),
  answer: z.array(thing),
});
