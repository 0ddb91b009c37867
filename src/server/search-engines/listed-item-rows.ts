import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import type { ListedItem } from "./sitemap.ts";

/** What has a page of its own, in the order of the shop's first page. */
export async function listedItems(db: Db): Promise<ListedItem[]> {
  return db
    .select({
      id: rentalItems.id,
      slug: rentalItems.slug,
      name: rentalItems.name,
      miniHeading: rentalItems.miniHeading,
      pricePerDay: rentalItems.pricePerDay,
      basePrice: rentalItems.basePrice,
      updatedAt: rentalItems.updatedAt,
    })
    .from(rentalItems)
    .where(and(isNull(rentalItems.archivedAt), eq(rentalItems.isAddonOnly, false)))
    .orderBy(desc(rentalItems.type), rentalItems.id);
}
