import { and, eq, isNull } from "drizzle-orm";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** The item's own pick-up and return times, where it has any. */
export type ItemTimes = { defaultPickupTime: string | null; defaultReturnTime: string | null };

export async function readItemTimes(db: Db, itemId: number): Promise<ItemTimes | undefined> {
  const { defaultPickupTime, defaultReturnTime } = rentalItems;
  const rows = await db
    .select({ defaultPickupTime, defaultReturnTime })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, itemId), isNull(rentalItems.archivedAt)));
  return rows[0];
}

export async function readTimesOfAll(
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, ItemTimes>> {
  const { id, defaultPickupTime, defaultReturnTime } = rentalItems;
  const rows = await db
    .select({ id, defaultPickupTime, defaultReturnTime })
    .from(rentalItems)
    .where(anyOf(id, itemIds));
  return new Map(rows.map((row) => [row.id, row]));
}
