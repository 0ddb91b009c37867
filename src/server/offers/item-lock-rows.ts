import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** The item's row is the lock of everything that takes its nights; the triggers take the same. */
export async function lockItem(tx: Db, itemId: number) {
  const { name, type, depositAmount, rentalAgreementId, defaultPickupTime, defaultReturnTime } =
    rentalItems;
  const rows = await tx
    .select({ name, type, depositAmount, rentalAgreementId, defaultPickupTime, defaultReturnTime })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, itemId), isNull(rentalItems.archivedAt)))
    .for("no key update");
  return rows[0];
}

/** The same lock, for an item that may have been archived since its nights were promised. */
export async function lockItemRow(tx: Db, itemId: number): Promise<void> {
  await tx
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(eq(rentalItems.id, itemId))
    .for("no key update");
}
