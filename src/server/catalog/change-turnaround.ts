import type { ChangedItem } from "#contracts/catalog-admin.ts";
import { spreadTurnaround } from "#domain/availability/turnaround.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { writeTurnaround } from "#server/platform/db/write-turnaround.ts";
import { isLacking, placeDueUnits } from "#server/units/place-units.ts";
import { keepingOf, unheldFrom } from "./turnaround-rows.ts";

type Change = { itemId: number; nights: number; quantity: number; today: LocalDate };

/**
 * The coming bookings of an item follow its new number of nights after a return, where there is room; answers those
 * where there is none. The item's row is locked, so that nobody takes a night in between.
 */
export async function changeTurnaround(
  tx: Db,
  { itemId, nights, quantity, today }: Change,
): Promise<NonNullable<ChangedItem["withoutTurnaround"]>> {
  const unheld = await unheldFrom(tx, itemId, today);
  const unheldOn = (night: LocalDate) => unheld.get(night) ?? quantity;
  const keeping = await keepingOf(tx, itemId, today);
  const { changed, without } = spreadTurnaround(keeping, { nights, unheldOn });
  for (const row of changed) await writeTurnaround(tx, row, nights);
  // Free on each of the nights, its unit may be another's on one of them: it keeps the number it has.
  const placed = await placeDueUnits(tx, today);
  const unfit = changed.filter(
    ({ turnaround, bookingId }) => turnaround < nights && isLacking(placed, { bookingId }),
  );
  for (const row of unfit) await writeTurnaround(tx, row, row.turnaround);
  if (unfit.length > 0) await placeDueUnits(tx, today);
  return [...without, ...unfit].map(({ bookingId, endDate }) => ({ bookingId, endDate }));
}
