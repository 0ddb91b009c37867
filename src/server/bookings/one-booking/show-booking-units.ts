import type { ThingWithUnits, UnitChoice } from "#contracts/booking-units.ts";
import type { Problem } from "#contracts/errors.ts";
import { holdsNights } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isGoneFor } from "#domain/hand-over/gone-unit.ts";
import { ok, type Result } from "#domain/result.ts";
import { unitStanding } from "#domain/units/unit-standing.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { numberedThings, unitsForStay, type NumberedThing } from "./booking-unit-rows.ts";
import { findBooking } from "./booking-view-rows.ts";

/** Which units a booking has, and while it is on what each other one would mean. */
export async function showBookingUnits(
  { db, clock }: { db: Db; clock: Clock },
  id: number,
): Promise<Result<ThingWithUnits[], Problem>> {
  const booking = await findBooking(db, id);
  // The page asks for it after the booking itself, which may be removed meanwhile and says so itself.
  if (!booking) return ok([]);
  const isOn = holdsNights(booking.status);
  const things: ThingWithUnits[] = [];
  for (const thing of await numberedThings(db, id))
    things.push(shown(thing, await unitsForStay(db, id, thing), { isOn, today: clock.today() }));
  return ok(things);
}

type Choice = Awaited<ReturnType<typeof unitsForStay>>[number];
type Now = { isOn: boolean; today: LocalDate };

function shown(thing: NumberedThing, found: readonly Choice[], now: Now): ThingWithUnits {
  const { rentalItemId, name, quantity } = thing;
  const choices = found.map((unit) => choiceOf(unit, thing, now.today));
  const had = choices.filter(({ standing }) => standing === "has" || standing === "out");
  return {
    rentalItemId,
    name,
    quantity,
    lacking: now.isOn ? Math.max(0, quantity - had.length) : 0,
    // What is over or off is only told what it had.
    units: now.isOn ? choices : had,
  };
}

function choiceOf(
  { ours, retiredOn, others: onItsNights, outWith, ...unit }: Choice,
  { from, to }: NumberedThing,
  today: LocalDate,
): UnitChoice {
  const isGone = outWith !== null && isGoneFor(outWith, { heldFrom: from, heldTo: to }, today);
  const others = onItsNights.filter(({ bookingId }) => !isGone || bookingId !== outWith.bookingId);
  if (isGone) others.push({ ...outWith, isHandedOver: true });
  return {
    ...unit,
    standing: unitStanding({
      isOurs: ours !== null,
      isHandedOver: ours === true,
      isUnused: unit.outage !== null || (retiredOn !== null && retiredOn < to),
      others,
    }),
    others: others.map(({ bookingId, customerName }) => ({ bookingId, customerName })),
    outWith: outWith && { bookingId: outWith.bookingId, customerName: outWith.customerName },
  };
}
