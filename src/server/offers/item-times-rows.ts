import { and, eq, isNull, sql } from "drizzle-orm";
import type { StandardTimes } from "#domain/availability/times-for-date.ts";
import type { UnitSplit } from "#domain/units/unit-splits.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { SPLITS_OF_ITEM } from "./night-rows.ts";

/** When an item changes hands: its own times, where it has any, and whether also on closed days. */
export type ItemTimes = StandardTimes & {
  allowsClosedDays: boolean;
  /** Where no unit is free throughout; asked of one item alone. */
  splits?: readonly UnitSplit[];
};

const TIMES = {
  defaultPickupTime: rentalItems.defaultPickupTime,
  defaultReturnTime: rentalItems.defaultReturnTime,
  allowsClosedDays: rentalItems.allowsClosedDays,
};

export async function readItemTimes(db: Db, itemId: number): Promise<ItemTimes | undefined> {
  const rows = await db
    .select({ ...TIMES, splits: sql<UnitSplit[]>`${SPLITS_OF_ITEM}` })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, itemId), isNull(rentalItems.archivedAt)));
  return rows[0];
}

export async function readTimesOfAll(
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, ItemTimes>> {
  const { id } = rentalItems;
  const rows = await db
    .select({ id, ...TIMES })
    .from(rentalItems)
    .where(anyOf(id, itemIds));
  return new Map(rows.map((row) => [row.id, row]));
}
