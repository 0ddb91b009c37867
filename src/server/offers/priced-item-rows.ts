import { and, eq, isNull, sql } from "drizzle-orm";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import type { Addon, ItemType, Season } from "#domain/catalog/item.ts";
import type { PricedItem } from "#domain/pricing/quote.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
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
  id: number;
  name: string;
  type: ItemType;
  quantity: number;
  isAddonOnly: boolean;
  isHidden: boolean;
  seasons: Season[];
  addons: Addon[];
  /** Its own; null where the shop's holds. */
  cancellationPolicy: CancellationPolicy | null;
};

const PRICES = sql`'id', id,
        'name', name,
        'type', type,
        'quantity', quantity,
        'isAddonOnly', is_addon_only,
        'isHidden', is_hidden,
        'pricePerDay', price_per_day,
        'basePrice', base_price,
        'longStay', long_stay,
        'seasons', ${SEASONS_OF_ITEM}`;

const pricesOfItem = prepared((db) =>
  db
    .select({
      item: sql<ItemPrices>`json_build_object(
        ${PRICES},
        'cancellationPolicy', cancellation_policy,
        'addons', (
          select coalesce(json_agg(json_build_object('id', id, 'name', name, 'price', price,
            'priceType', price_type, 'allowQuantitySelect', allow_quantity_select,
            'linkedItemId', linked_item_id)), '[]')
          from addons where rental_item_id = rental_items.id))`,
    })
    .from(rentalItems)
    .where(and(eq(rentalItems.id, sql.placeholder("itemId")), isNull(rentalItems.archivedAt)))
    .prepare("prices_of_item"),
);

/** What a further thing costs; it comes without extras, and is cancelled as the main thing is. */
export type ThingPrices = Omit<ItemPrices, "addons" | "cancellationPolicy">;

/** Of many items at once, by their numbers. */
export async function readPricesOfAll(
  db: Db,
  itemIds: readonly number[],
): Promise<Map<number, ThingPrices>> {
  const rows = await db
    .select({
      item: sql<ThingPrices>`json_build_object(${PRICES})`,
    })
    .from(rentalItems)
    .where(and(anyOf(rentalItems.id, itemIds), isNull(rentalItems.archivedAt)));
  return new Map(rows.map(({ item }) => [item.id, item]));
}

export async function readPrices(db: Db, itemId: number): Promise<ItemPrices | undefined> {
  const [row] = await pricesOfItem(db).execute({ itemId });
  return row?.item;
}
