import { and, eq, isNull, sql } from "drizzle-orm";
import type { Addon, Season } from "#domain/catalog/item.ts";
import type { PricedItem } from "#domain/pricing/quote.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { SEASONS_OF_ITEM } from "./season-rows.ts";

/** What a price is made of, and nothing of what an item page shows. */
export type ItemPrices = PricedItem & {
  quantity: number;
  isAddonOnly: boolean;
  seasons: Season[];
  addons: Addon[];
};

const pricesOfItem = prepared((db) =>
  db
    .select({
      quantity: rentalItems.quantity,
      isAddonOnly: rentalItems.isAddonOnly,
      pricePerDay: rentalItems.pricePerDay,
      basePrice: rentalItems.basePrice,
      seasons: sql<Season[]>`${SEASONS_OF_ITEM}`,
      addons: sql<Addon[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'name', name, 'price', price,
          'priceType', price_type, 'allowQuantitySelect', allow_quantity_select)), '[]')
        from addons where rental_item_id = rental_items.id)`,
    })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, sql.placeholder("itemId")), isNull(rentalItems.archivedAt)))
    .prepare("prices_of_item"),
);

export async function readPrices(db: Db, itemId: number): Promise<ItemPrices | undefined> {
  const [item] = await pricesOfItem(db).execute({ itemId });
  return item;
}
