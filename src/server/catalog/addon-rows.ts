import { and, desc, eq, isNull } from "drizzle-orm";
import type { Addon } from "#contracts/catalog.ts";
import type { Db } from "#server/platform/db/database.ts";
import { addons, rentalItems } from "#server/platform/db/tables/catalog.ts";
import type { Seen } from "./item-rows.ts";

export async function addonsOf(db: Db, itemId: number): Promise<Addon[]> {
  return db.select().from(addons).where(eq(addons.rentalItemId, itemId)).orderBy(desc(addons.id));
}

export async function allAddons(db: Db, { isStaff }: Seen): Promise<Addon[]> {
  const rows = await db
    .select({ addon: addons })
    .from(addons)
    .innerJoin(rentalItems, eq(rentalItems.id, addons.rentalItemId))
    .where(
      and(isNull(rentalItems.archivedAt), isStaff ? undefined : eq(rentalItems.isHidden, false)),
    )
    .orderBy(desc(addons.id));
  return rows.map(({ addon }) => addon);
}
