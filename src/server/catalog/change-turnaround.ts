import type { ChangedItem } from "#contracts/catalog-admin.ts";
import { spreadTurnaround } from "#domain/availability/turnaround.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { writeTurnaround } from "#server/platform/db/write-turnaround.ts";
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
  return without.map(({ bookingId, endDate }) => ({ bookingId, endDate }));
}
