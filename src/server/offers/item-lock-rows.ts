import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** The item's row is the lock of everything that takes its nights; the triggers take the same. */
export async function lockItem(tx: Db, itemId: number) {
  const rows = await offeredItem(tx).execute({ itemId });
  return rows[0];
}

const offeredItem = prepared((db) => {
  const { name, type, depositAmount, rentalAgreementId, defaultPickupTime, defaultReturnTime } =
    rentalItems;
  return db
    .select({ name, type, depositAmount, rentalAgreementId, defaultPickupTime, defaultReturnTime })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, sql.placeholder("itemId")), isNull(rentalItems.archivedAt)))
    .for("no key update")
    .prepare("offered_item_locked");
});

/** The same lock, for an item that may have been archived since its nights were promised. */
export async function lockItemRow(tx: Db, itemId: number): Promise<void> {
  await itemRow(tx).execute({ itemId });
}

const itemRow = prepared((db) =>
  db
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(eq(rentalItems.id, sql.placeholder("itemId")))
    .for("no key update")
    .prepare("item_row_locked"),
);
