import { and, eq, isNull } from "drizzle-orm";
import { NO_FACTS, type ItemFacts } from "#domain/catalog/item-facts.ts";
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

/** What a booking's item tells of itself, whether it is shown or not. */
export async function factsOfItem(db: Db, itemId: number): Promise<ItemFacts> {
  const { id, facts } = rentalItems;
  const [row] = await db.select({ facts }).from(rentalItems).where(eq(id, itemId));
  return row?.facts ?? NO_FACTS;
}
