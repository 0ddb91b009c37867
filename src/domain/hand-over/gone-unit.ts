import { toDayNumber, type LocalDate } from "#domain/dates/local-date.ts";
import { meet, unitOut, type Gone } from "#domain/units/unit-nights.ts";

/** Nights for which somebody has a unit. */
type HeldNights = { heldFrom: LocalDate; heldTo: LocalDate };

/**
 * Whether another stay that has left with a unit, and has not brought it back, keeps it from this one: it has the unit
 * on one of its nights, left before its own, or is late tonight.
 */
export function isGoneFor(gone: Gone, stay: HeldNights, today: LocalDate): boolean {
  const nights = unitOut({ id: 0, retiredOn: null, outages: [], gone: [gone] }, today).out;
  return [stretchOf(gone), ...nights].some((one) => meet(one, stretchOf(stay)));
}

const stretchOf = ({ heldFrom, heldTo }: HeldNights) => ({
  from: toDayNumber(heldFrom),
  to: toDayNumber(heldTo),
});
