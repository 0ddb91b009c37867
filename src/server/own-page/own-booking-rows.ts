import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** How an item's page is found; nothing where it is no longer shown. */
export async function shownItem(
  db: Db,
  itemId: number,
): Promise<{ id: number; slug: string | null } | undefined> {
  const { id, slug, archivedAt, isHidden } = rentalItems;
  const [row] = await db
    .select({ id, slug })
    .from(rentalItems)
    .where(and(eq(id, itemId), isNull(archivedAt), eq(isHidden, false)));
  return row;
}
