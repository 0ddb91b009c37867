import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** The item's row is the lock of everything that takes its nights; the triggers take the same. */
export async function lockOfferedItem(tx: Db, itemId: number) {
  const rows = await offeredItem(tx).execute({ itemId });
  return rows[0];
}

const offeredItem = prepared((db) => {
  const { name, type, depositAmount, defaultPickupTime, defaultReturnTime } = rentalItems;
  const { cancellationPolicy, allowsClosedDays } = rentalItems;
  return db
    .select({
      name,
      type,
      depositAmount,
      defaultPickupTime,
      defaultReturnTime,
      cancellationPolicy,
      allowsClosedDays,
    })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, sql.placeholder("itemId")), isNull(rentalItems.archivedAt)))
    .for("no key update")
    .prepare("offered_item_locked");
});

/** The same lock, for an item that may have been archived since its nights were promised. */
export async function lockBookedItem(tx: Db, itemId: number): Promise<BookedItem | undefined> {
  const rows = await itemRow(tx).execute({ itemId });
  return rows[0];
}

/** What a new booking copies from its item, archived or not: it was promised. */
export type BookedItem = {
  name: string;
  type: "rv" | "equipment";
  depositAmount: number | null;
  placeId: number | null;
  allowsClosedDays: boolean;
};

const itemRow = prepared((db) =>
  db
    .select({
      name: rentalItems.name,
      type: rentalItems.type,
      depositAmount: rentalItems.depositAmount,
      placeId: rentalItems.placeId,
      allowsClosedDays: rentalItems.allowsClosedDays,
    })
    .from(rentalItems)
    .where(eq(rentalItems.id, sql.placeholder("itemId")))
    .for("no key update")
    .prepare("item_row_locked"),
);
