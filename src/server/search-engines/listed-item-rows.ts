import { IN_THE_WINDOW, WINDOW_ORDER } from "#server/catalog/item-rows.ts";
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
    .where(IN_THE_WINDOW)
    .orderBy(...WINDOW_ORDER);
}
