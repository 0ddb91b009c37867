import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { upkeepWithin } from "#domain/units/upkeep.ts";
import { upkeepForStay } from "#server/bookings/upkeep-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { unitWords } from "#texts/unit-words.ts";
import { upkeepWarning } from "#texts/upkeep-words.ts";

type WantedStay = {
  rentalItemId: number;
  lines: readonly { rentalItemId: number }[];
  /** Null of a new one. */
  bookingId: number | null;
} & Period;

/** Inspections and services that a stay would collide with, in words. None of them refuses it. */
export async function upkeepWarnings(
  db: Db,
  { rentalItemId, lines, bookingId, startDate, endDate }: WantedStay,
  today: LocalDate,
): Promise<string[]> {
  if (startDate >= endDate) return [];
  const itemIds = [...new Set([rentalItemId, ...lines.map((line) => line.rentalItemId)])];
  const units = await upkeepForStay(db, { itemIds, bookingId, startDate, endDate });
  return units.flatMap((unit) => {
    const name = unitWords(unit);
    const whole = unit.itemId === rentalItemId ? name : `${unit.itemName}, ${name}`;
    return upkeepWithin(unit, { endDate }, today).map((one) => upkeepWarning(whole, one));
  });
}
