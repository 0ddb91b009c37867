import type { ThingWithUnits } from "#contracts/booking-units.ts";
import type { Problem } from "#contracts/errors.ts";
import { holdsNights } from "#domain/bookings/booking-status.ts";
import { ok, type Result } from "#domain/result.ts";
import { unitStanding } from "#domain/units/unit-standing.ts";
import type { Db } from "#server/platform/db/database.ts";
import { numberedThings, unitsForStay, type NumberedThing } from "./booking-unit-rows.ts";
import { findBooking } from "./booking-view-rows.ts";

/** Which units a booking has, and while it is on what each other one would mean. */
export async function showBookingUnits(
  db: Db,
  id: number,
): Promise<Result<ThingWithUnits[], Problem>> {
  const booking = await findBooking(db, id);
  // The page asks for it after the booking itself, which may be removed meanwhile and says so itself.
  if (!booking) return ok([]);
  const isOn = holdsNights(booking.status);
  const things: ThingWithUnits[] = [];
  for (const thing of await numberedThings(db, id))
    things.push(await withUnits(db, id, thing, isOn));
  return ok(things);
}

async function withUnits(
  db: Db,
  bookingId: number,
  thing: NumberedThing,
  isOn: boolean,
): Promise<ThingWithUnits> {
  const { rentalItemId, name, quantity, to } = thing;
  const choices = (await unitsForStay(db, bookingId, thing)).map(
    ({ ours, retiredOn, others, ...unit }) => ({
      ...unit,
      standing: unitStanding({
        isOurs: ours !== null,
        isHandedOver: ours === true,
        isUnused: unit.outage !== null || (retiredOn !== null && retiredOn < to),
        others,
      }),
      others: others.map(({ bookingId: other, customerName }) => {
        return { bookingId: other, customerName };
      }),
    }),
  );
  const had = choices.filter(({ standing }) => standing === "has" || standing === "out");
  return {
    rentalItemId,
    name,
    quantity,
    lacking: isOn ? Math.max(0, quantity - had.length) : 0,
    // What is over or off is only told what it had.
    units: isOn ? choices : had,
  };
}
