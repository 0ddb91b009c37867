import { and, eq, isNull, sql } from "drizzle-orm";
import type { Addon, Season } from "#domain/catalog/item.ts";
import type { PricedItem } from "#domain/pricing/quote.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";

/** The seasons of the item a query reads from `rental_items`, as one JSON value beside its columns. */
export const SEASONS_OF_ITEM = sql`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'startDate', start_date, 'endDate', end_date, 'price', price)), '[]')
  from seasonal_prices where rental_item_id = rental_items.id)`;

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
      item: sql<ItemPrices>`json_build_object(
        'quantity', quantity,
        'isAddonOnly', is_addon_only,
        'pricePerDay', price_per_day,
        'basePrice', base_price,
        'seasons', ${SEASONS_OF_ITEM},
        'addons', (
          select coalesce(json_agg(json_build_object('id', id, 'name', name, 'price', price,
            'priceType', price_type, 'allowQuantitySelect', allow_quantity_select)), '[]')
          from addons where rental_item_id = rental_items.id))`,
    })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, sql.placeholder("itemId")), isNull(rentalItems.archivedAt)))
    .prepare("prices_of_item"),
);

export async function readPrices(db: Db, itemId: number): Promise<ItemPrices | undefined> {
  const [row] = await pricesOfItem(db).execute({ itemId });
  return row?.item;
}
