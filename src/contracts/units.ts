import { z } from "zod";
import { booking } from "#contracts/bookings.ts";
import { rowId } from "#contracts/catalog-fields.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { localDate, pathId, text, typedLine } from "#contracts/fields.ts";
import * as calls from "#contracts/units-calls.ts";
import { canonicalRegistration } from "#domain/units/unit-name.ts";

const ofItem = z.object({ id: pathId });
const ofUnit = z.object({ id: pathId });

/** One thing among those of an item that its owner tells apart: this vehicle, and not another. */
export const unit = z.object({
  id: z.int(),
  rentalItemId: z.int(),
  name: z.string(),
  /** Empty where it has none. */
  registration: z.string(),
  notes: z.string(),
  /** From this night on it is no longer rented out; null while it is in use. */
  retiredOn: localDate.nullable(),
  /** Kilometres, as last read. */
  odometer: z.int().nullable(),
  nextInspection: localDate.nullable(),
  nextService: localDate.nullable(),
  /** Due at so many kilometres. */
  nextServiceKm: z.int().nullable(),
  /** Nights it was out in the past year, and those that are booked. */
  nightsUsed: z.int(),
  nightsBooked: z.int(),
  /** Who has fetched it and not brought it back, and when it is due. */
  outWith: z
    .object({ bookingId: z.int(), customerName: z.string(), endDate: localDate })
    .nullable(),
});
export type Unit = z.infer<typeof unit>;

const kilometres = z.int().min(0).max(9_999_999);

const unitFacts = z.object({
  name: typedLine(60).min(1),
  registration: typedLine(20).overwrite(canonicalRegistration),
  notes: text(2000).trim(),
  retiredOn: localDate.nullable(),
  odometer: kilometres.nullable(),
  nextInspection: localDate.nullable(),
  nextService: localDate.nullable(),
  nextServiceKm: kilometres.nullable(),
});

export const listUnits = endpoint({
  ...calls.listUnits,
  summary: "The units of an item that are told apart, retired ones last; none of a counted item",
  access: "bookings.read",
  params: ofItem,
  answer: z.array(unit),
});

export const addUnit = endpoint({
  ...calls.addUnit,
  summary: "Adds a unit; the first one of a counted item names all that it has",
  access: "shop.manage",
  params: ofItem,
  body: unitFacts.partial().required({ name: true }),
  answer: unit,
  status: 201,
});
export type UnitWish = z.input<typeof addUnit.body & object>;

export const changeUnit = endpoint({
  ...calls.changeUnit,
  summary: "Changes what is known of a unit, or retires it; refused where its stays fit no other",
  access: "shop.manage",
  params: ofUnit,
  body: unitFacts.partial(),
  answer: unit,
});
export type UnitChange = z.input<typeof changeUnit.body & object>;

/** Days on which a unit is not rented out: its nights from the first to the last day, both of them included. */
export const outage = z.object({
  id: z.int(),
  unitId: z.int(),
  startDate: localDate,
  /** Null until further notice. */
  endDate: localDate.nullable(),
  reason: z.string(),
});
export type Outage = z.infer<typeof outage>;

/** A booking that an outage has concerned. */
const concerned = z.object({
  bookingId: z.int(),
  customerName: z.string(),
  startDate: localDate,
  endDate: localDate,
});

export const listOutages = endpoint({
  ...calls.listOutages,
  summary: "When a unit is out of use, newest first",
  access: "bookings.read",
  params: ofUnit,
  answer: z.array(outage),
});

export const addOutage = endpoint({
  ...calls.addOutage,
  summary: "Takes a unit out of use; its stays move to others, and those without room are told",
  access: "bookings.run",
  params: ofUnit,
  body: z.object({
    startDate: localDate,
    endDate: localDate.nullish(),
    reason: typedLine(200).min(1),
  }),
  answer: outage.extend({
    /** Moved to another unit. */
    moved: z.array(concerned.extend({ unitName: z.string() })),
    /** Left without a unit: somebody has to see to them. */
    lacking: z.array(concerned),
  }),
  status: 201,
});
export type LaidOutage = z.infer<typeof addOutage.answer>;

export const removeOutage = endpoint({
  ...calls.removeOutage,
  summary: "Takes a unit into use again on the days of an outage",
  access: "bookings.run",
  params: ofUnit,
  answer: z.null(),
  status: 204,
});

export const giveBookingUnits = endpoint({
  ...calls.giveBookingUnits,
  summary:
    "Gives a booking the units chosen by hand; who had them is given others, or it is refused",
  access: "bookings.run",
  params: z.object({ id: pathId }),
  /** All units of the booking as they are to be, of its main thing and its lines alike. */
  body: z.object({ unitIds: z.array(rowId).min(1).max(100) }),
  answer: booking,
});
