import type { SeasonalPrice } from "#contracts/item-belongings.ts";
import { grouped } from "#domain/grouped.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { seasonalPrices } from "#server/platform/db/tables/catalog.ts";

/** Of many items, in the order of the calendar. */
export async function seasonsOfItems(
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, SeasonalPrice[]>> {
  const rows = await db
    .select()
    .from(seasonalPrices)
    .where(anyOf(seasonalPrices.rentalItemId, itemIds))
    .orderBy(seasonalPrices.startDate, seasonalPrices.id);
  return grouped(rows, ({ rentalItemId }) => rentalItemId);
}
